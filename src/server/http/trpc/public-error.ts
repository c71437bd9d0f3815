import { TRPCError } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { Refusal } from '#server/errors.ts'
import { isUnavailable, WrongAnswer } from '#server/platform/postgres/unavailable.ts'
import { lacksAccount } from '#server/platform/postgres/violates.ts'
import {
  type ErrorCode,
  type ErrorName,
  errorCatalogue,
  type FailedCall,
  type Issue,
} from '#shared/errors.ts'

export type PublicError = {
  status: number
  code: ErrorCode
  /** Which limit refused, for the log and metrics. */
  limit: string | undefined
  body: FailedCall
  /** Seconds, for `Retry-After`. */
  retryAfter: number | undefined
  /** True for a defect: it is logged, and never shown. */
  isDefect: boolean
}

/** Seconds. Recovery is promised within five, and is mostly faster. */
const UNAVAILABLE_RETRY_S = 2

/** What Fastify and tRPC refuse by themselves, before any procedure runs. */
const refusedByTransport: Partial<Record<number, ErrorName>> = {
  400: 'invalidJson',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  412: 'preconditionFailed',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  416: 'rangeNotSatisfiable',
  431: 'headersTooLarge',
  503: 'unavailable',
}

const refusedByTrpc: Partial<Record<TRPCError['code'], ErrorName>> = {
  PARSE_ERROR: 'invalidJson',
  BAD_REQUEST: 'invalidInput',
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'methodNotAllowed',
  PAYLOAD_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'unsupportedMediaType',
}

/** Turns anything thrown into its public form. Both doors use it. */
export function publicError(error: unknown): PublicError {
  const cause = error instanceof TRPCError ? error.cause : error

  if (cause instanceof Refusal) return refused(cause.reason, cause)
  if (isUnavailable(cause)) return { ...refused('unavailable'), isDefect: cause instanceof WrongAnswer }
  // The session has ended: its account was deleted just after the session was checked.
  if (lacksAccount(cause)) return refused('authenticationRequired')

  if (error instanceof TRPCError) {
    // A failed output schema carries a ZodError too, but is a defect: only BAD_REQUEST is bad input.
    if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
      return refused('invalidInput', { issues: issuesOf(cause) })
    }
    const reason = refusedByTrpc[error.code]
    if (reason) return refused(reason)
  }

  const status = statusOf(cause)
  const reason = refusedByTransport[status]
  if (reason) return refused(reason)
  // Any other refusal of Fastify keeps its status.
  if (status >= 400 && status < 500) return { ...refused('invalidInput'), status }
  return { ...refused('unexpected'), isDefect: true }
}

function refused(
  reason: ErrorName,
  facts: Pick<Partial<Refusal>, 'retryAfter' | 'issues' | 'methods' | 'until' | 'limit'> = {},
): PublicError {
  const { code, status, sentence } = errorCatalogue[reason]
  const { retryAfter = reason === 'unavailable' ? UNAVAILABLE_RETRY_S : undefined } = facts
  const message = facts.issues?.[0]?.message ?? sentence
  // The one exception in the contract: `error` has the code, which clients compare; people read `message`.
  const error = reason === 'emailExists' ? code : message
  return {
    status,
    code,
    limit: facts.limit,
    body: {
      success: false,
      error,
      code,
      message,
      ...(facts.issues && { issues: facts.issues }),
      ...(facts.methods && { methods: facts.methods }),
      ...(facts.until && { until: facts.until.toISOString() }),
    },
    retryAfter,
    isDefect: false,
  }
}

function issuesOf(error: ZodError): Issue[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
}

function statusOf(error: unknown): number {
  const isCarrier = typeof error === 'object' && error !== null && 'statusCode' in error
  return isCarrier && typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** Records a refusal of the request, for the log and metrics. */
export function noteRefusal(request: FastifyRequest, { code, limit }: PublicError) {
  request.refusals = [...(request.refusals ?? []), { code, limit }]
}

/** Answers everything thrown outside of tRPC: the same at both doors, except for the wrapping. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  wrap: (body: FailedCall) => object = (body) => body,
) {
  const refusal = publicError(error)
  const { status, body, retryAfter, isDefect } = refusal
  noteRefusal(request, refusal)
  if (isDefect) request.log.error({ reqId: request.id, err: error }, 'defect')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(wrap(body))
}

/** Our failed-call shape inside tRPC's own. */
export function trpcFailure(error: TRPCError) {
  const { body } = publicError(error)
  return { code: TRPC_ERROR_CODES_BY_KEY[error.code], message: body.message, data: body }
}

/** The same for refusals before tRPC sees a call. Its code is JSON-RPC's 'Invalid Request'. */
export function refusedBeforeCall(data: FailedCall) {
  return { error: { message: data.message, code: TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST, data } }
}
