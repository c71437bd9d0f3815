import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import { answerError, refusedBeforeCall } from '#server/http/trpc/public-error.ts'
import { isDecodable } from '#shared/page-paths.ts'
import { rawSecurityHeaders } from './security-headers.ts'

/** A lone percent sign, which decodes to nothing. */
const NO_PAGE = '/%25'

/** The request target as the router needs it: a path and a query. */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // The common case.
  if (url.startsWith('/') && !url.includes('%')) return url
  const target = originForm(url)
  const [path = '/'] = target.split('?', 1)
  if (isDecodable(path) || isCall(path)) return target
  // No page or file has such a name, whatever comes before the broken part.
  return NO_PAGE
}

/** A server must accept `GET http://host/path` too (RFC 9112 3.2.2). Its host is ignored. */
function originForm(url: string) {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

function isCall(path: string) {
  return /^\/(?:api|trpc)(?:\/|$)/.test(path)
}

/** HTTP/1.1 requires exactly one Host (RFC 9112 3.2). Node's own refusal has another shape. */
export function refuseWithoutHost({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void) {
  if (raw.httpVersion === '1.1' && !raw.headers.host) throw new Refusal('invalidInput')
  if (hostsIn(raw.rawHeaders) > 1) throw new Refusal('invalidInput')
  done()
}

/** Names and values alternate, as received. Node's parsed headers keep only the first Host. */
function hostsIn(rawHeaders: string[]) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** For a call whose path cannot be decoded. Our hooks have not run, so the headers are set here. */
export function answerBadUrls(config: Config) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(rawSecurityHeaders(config))
    const wrap = request.url.startsWith('/trpc/') ? refusedBeforeCall : undefined
    answerError(new Refusal('invalidInput'), request, reply, wrap)
  }
}
