import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FailedCall } from '#shared/errors.ts'
import { publicError } from './public-error.ts'

/** Answers everything thrown outside of tRPC: the same at both doors, except for the wrapping. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  wrap: (body: FailedCall) => object = (body) => body,
) {
  const { status, body, retryAfter, isDefect } = publicError(error)
  if (isDefect) request.log.error({ reqId: request.id, err: error }, 'defect')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(wrap(body))
}
