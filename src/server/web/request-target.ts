import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import { answerError } from '#server/rpc/answer-error.ts'
import { rawSecurityHeaders } from './security-headers.ts'

/** A server must take `GET http://host/path` too (RFC 9112 3.2.2). What it says of a host counts for nothing. */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

/** HTTP/1.1 wants a Host, and nobody two of them (RFC 9112 3.2); Node would say so in words of its own. */
export async function refuseWithoutHost({ raw }: FastifyRequest) {
  if (raw.httpVersion === '1.1' && !raw.headers.host) throw new Refusal('invalidInput')
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new Refusal('invalidInput')
}

/** For a path that cannot even be decoded: no hook of ours has run, so the headers are set here. */
export function answerBadUrls(config: Config) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(rawSecurityHeaders(config))
    answerError(new Refusal('invalidInput'), request, reply)
  }
}
