import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'
import type { Lifecycle } from '#server/lifecycle.ts'

/** Requests that arrive after the process was asked to stop go elsewhere; those already here finish. */
export function refuseWhileDraining(lifecycle: Lifecycle) {
  return async (request: FastifyRequest) => {
    if (!lifecycle.isDraining) return
    if (request.routeOptions.url !== '/api/health/live') throw new Refusal('unavailable')
  }
}

/** And no connection is kept for more of them. */
export function closeWhileDraining(lifecycle: Lifecycle) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (lifecycle.isDraining) reply.header('connection', 'close')
  }
}
