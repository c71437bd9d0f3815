import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/errors.ts'
import type { Lifecycle } from '#server/platform/process-state.ts'

/** Refuses requests that arrive after the process was asked to stop. Running ones finish. */
export function refuseWhileDraining(lifecycle: Lifecycle) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const isElsewhere = lifecycle.isDraining && request.routeOptions.url !== '/api/health/live'
    if (isElsewhere) throw new Refusal('unavailable')
    done()
  }
}

/** Closes the connection after the answer, so that it brings no more requests. */
export function closeWhileDraining(lifecycle: Lifecycle) {
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (lifecycle.isDraining) reply.header('connection', 'close')
    done()
  }
}
