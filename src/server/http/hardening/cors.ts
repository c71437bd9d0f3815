import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

/** Ten minutes: the longest time that every browser caches a preflight. */
const PREFLIGHT_MAX_AGE_S = 600

/**
 * For a preflight. No `Access-Control-Allow-Credentials`: a bearer token is sent on purpose, a cookie automatically.
 */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
}

/** Headers that a page may read besides the body. */
const EXPOSED =
  'content-disposition, retry-after, x-request-id, x-account-id, x-account-upid, x-account-ghost'

type Listed = Pick<Config, 'allowedOrigins'>

/** Whether a page of a listed origin calls the API. Other origins and other routes get no CORS headers. */
export function isFromListed({ allowedOrigins }: Listed, { headers, raw }: FastifyRequest): boolean {
  return allowedOrigins.includes(headers.origin ?? '') && isCall(raw.url ?? '')
}

function isCall(url: string) {
  return url.startsWith('/api/') || url.startsWith('/trpc/')
}

/** Lets pages of listed origins call the API (fetch.spec.whatwg.org, 3.3 CORS protocol). */
export function allowListedOrigins(app: FastifyInstance, config: Listed) {
  if (config.allowedOrigins.length === 0) return

  // Before any refusal, so that the page can read the reason.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromListed(config, request)) return done()
    reply.header('access-control-allow-origin', request.headers.origin)
    reply.header('access-control-expose-headers', EXPOSED)
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (isPreflight) reply.code(204).headers(PREFLIGHT).send()
    else done()
  })
  // The answer varies with the origin, also for origins that are not listed.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isCall(request.raw.url ?? '')) {
      const others = payload instanceof Response ? payload.headers.get('vary') : reply.getHeader('vary')
      const vary = others ? `${others}, origin` : 'origin'
      if (payload instanceof Response) payload.headers.set('vary', vary)
      else reply.header('vary', vary)
    }
    done()
  })
}
