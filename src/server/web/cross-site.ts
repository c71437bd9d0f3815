import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls that another site makes a browser send. A missing Origin is fine: that is
 * no browser, and nothing here authenticates by cookie.
 */
export function refuseCrossSite(config: Pick<Config, 'publicUrl'>) {
  return ({ method, headers }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (readOnly.has(method)) return done()
    const isForeign = headers.origin !== undefined && headers.origin !== config.publicUrl
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') throw new Refusal('crossSite')
    done()
  }
}
