import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'

/** Takes JSON in UTF-8 (RFC 8259 §8.1) and no other body; `read` makes of the text what its door hands on. */
export function acceptOnlyJson(app: FastifyInstance, read: (text: string) => unknown) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => read(decode(body)),
  )
  // Browsers label an empty body text/plain; a body that is not there needs no declaration.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new Refusal('unsupportedMediaType')
    return read('')
  })
}

/** What cannot be decoded is refused, where Buffer would put U+FFFD into names. A byte order mark is no JSON. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch (cause) {
    throw new Refusal('invalidJson', { cause })
  }
}
