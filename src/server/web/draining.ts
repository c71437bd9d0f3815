import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'
import type { Lifecycle } from '#server/lifecycle.ts'

const ALIVE = '/api/health/live'

/**
 * Requests that arrive after the process was asked to stop go elsewhere; those already here finish. Before it is ready calls
 * are refused, too: what DATABASE_URL leads to has not been looked at. Pages are shown.
 */
export function refuseUnlessServing(lifecycle: Lifecycle) {
  return ({ routeOptions: { url = '' } }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const isTooEarly = !lifecycle.isReady && /^\/(?:api|trpc)\//.test(url)
    if ((lifecycle.isDraining || isTooEarly) && url !== ALIVE) throw new Refusal('unavailable')
    done()
  }
}

/** And no connection is kept for more of them. */
export function closeWhileDraining(lifecycle: Lifecycle) {
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (lifecycle.isDraining) reply.header('connection', 'close')
    done()
  }
}
