import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers carry sessions and addresses: no cache on the way may keep one (RFC 9111 5.2.2.5). */
export async function neverStored(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
}
