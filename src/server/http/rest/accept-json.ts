import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'

/** Takes JSON in UTF-8 (RFC 8259 §8.1) and no other body; `read` makes of the text what its door hands on. */
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
  // Browsers label an empty body text/plain; a body that is not there needs no declaration.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new Refusal('unsupportedMediaType')
    return read('')
  })
}

/** Nothing here unpacks a body: what a few bytes become is bounded by nobody (RFC 9110 8.4.1). */
function isEncoded(codings = '') {
  return !/^(?:identity)?$/i.test(codings.trim())
}

/** What is no UTF-8 is refused, where Buffer would put U+FFFD into names. A byte order mark is no JSON. */
function decode(body: Buffer): string {
  if (!isUtf8(body)) throw new Refusal('invalidJson')
  return body.toString()
}
