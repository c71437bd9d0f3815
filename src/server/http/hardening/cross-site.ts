import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import { isFromListed } from './cors.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls that another site makes a browser send, unless its origin is listed (see `cors.ts`). A
 * missing Origin is allowed: browsers always send it, and nothing here authenticates by cookie.
 */
export function refuseCrossSite(config: Pick<Config, 'publicUrl' | 'allowedOrigins'>) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { method, headers } = request
    if (readOnly.has(method)) return done()
    const isForeign = headers.origin !== undefined && headers.origin !== config.publicUrl
    const isRefused = isForeign || headers['sec-fetch-site'] === 'cross-site'
    if (isRefused && !isFromListed(config, request)) throw new Refusal('crossSite')
    done()
  }
}
