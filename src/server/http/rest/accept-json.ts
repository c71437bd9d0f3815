import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { parseStrictJson } from '#server/lib/strict-json.ts'

/** A body has a few dozen members at most. Parsing thousands would cost more than the rest of the call. */
const MOST_SEPARATORS = 1000

/** Accepts JSON in UTF-8 (RFC 8259 §8.1) and no other body. */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      if (isEncoded(headers['content-encoding'])) throw new Refusal('unsupportedMediaType')
      return parseJsonBody(decode(body))
    },
  )
  // Browsers label an empty body text/plain. An absent body needs no content type.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new Refusal('unsupportedMediaType')
    return parseJsonBody('')
  })
}

/** Parses a request body: one JSON object, in strict JSON. An empty body is `{}`. Anything else throws `Refusal`. */
export function parseJsonBody(text: string): object {
  if (text.trim() === '') return {}
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalidJson')
  return body
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text, MOST_SEPARATORS)
  } catch (cause) {
    throw new Refusal('invalidJson', { cause })
  }
}

/** Bodies are not decompressed: the result of a few bytes could be of any size (RFC 9110 8.4.1). */
function isEncoded(codings = '') {
  return !/^(?:identity)?$/i.test(codings.trim())
}

/** Refuses invalid UTF-8: Buffer would put U+FFFD into names. A byte order mark is not JSON. */
function decode(body: Buffer): string {
  if (!isUtf8(body)) throw new Refusal('invalidJson')
  return body.toString()
}
