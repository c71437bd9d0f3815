import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers carry sessions and addresses: no cache on the way may keep one (RFC 9111 5.2.2.5). */
export function neverStored(_request: FastifyRequest, reply: FastifyReply, done: () => void) {
  reply.header('cache-control', 'no-store')
  done()
}
