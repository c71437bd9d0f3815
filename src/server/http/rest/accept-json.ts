import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'

/** Accepts JSON in UTF-8 (RFC 8259 §8.1) and no other body. `read` parses the text for its door. */
export function acceptOnlyJson(app: FastifyInstance, read: (text: string) => unknown) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      if (isEncoded(headers['content-encoding'])) throw new Refusal('unsupportedMediaType')
      return read(decode(body))
    },
  )
  // Browsers label an empty body text/plain. An absent body needs no content type.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new Refusal('unsupportedMediaType')
    return read('')
  })
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
