import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { FailedCall } from '#shared/errors.ts'
import { publicError } from './public-error.ts'

/** JSON-RPC 2.0 'Invalid Request'. */
const INVALID_REQUEST = -32600

/** The result of one call, as sent to the client. */
type Outcome = { json: string; error: TRPCError | null }

/** Our failed-call shape inside tRPC's own. */
export function trpcFailure(error: TRPCError) {
  const { body } = publicError(error)
  return { code: TRPC_ERROR_CODES_BY_KEY[error.code], message: body.message, data: body }
}

/** The same for refusals before tRPC sees a call. */
export function refusedBeforeCall(data: FailedCall) {
  return { error: { message: data.message, code: INVALID_REQUEST, data } }
}

/** `answer` is JSON text. */
export async function outcomeOf(answer: Promise<string>): Promise<Outcome> {
  try {
    return { json: `{"result":{"data":${await answer}}}`, error: null }
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause)
    return { json: JSON.stringify({ error: trpcFailure(error) }), error }
  }
}

/** The common status of all outcomes, or 207. */
export function statusOf(outcomes: Outcome[]): number {
  const statuses = new Set(outcomes.map(({ error }) => (error ? getHTTPStatusCodeFromError(error) : 200)))
  const [status = 200] = statuses
  return statuses.size > 1 ? 207 : status
}

/** The longest wait of all refusals. */
export function retryHeaders(errors: (TRPCError | null)[]): Record<string, string> {
  const waits = errors.map((error) => (error && publicError(error).retryAfter) ?? 0)
  const longest = Math.max(0, ...waits)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}
