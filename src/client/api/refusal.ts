import { noteFailedRequest } from '#client/lib/failed-requests.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import type { ErrorCode, Issue } from '#shared/errors.ts'
import { seconds } from '#shared/time.ts'
import { failures } from './failures.ts'

/** `network`: no answer, or one that did not come from our server. `local`: it failed in this browser. */
type RefusalCode = ErrorCode | 'network' | 'local'

type Fields = ReturnType<typeof fieldsOf>

type RefusalNotice = {
  code: RefusalCode
  sentence: string
  issues: Issue[]
  /** How long to wait before the next try (ms), after too many requests; else null. */
  retryAfter: number | null
}

/** Copies of the catalogue's sentences: the whole catalogue is too heavy for the first pages. */
export const SYSTEM_ERROR = 'System error, please try again later.'
export const TOO_MANY_KEYS = 'Too many keys, delete one first'

/** The server's errors for a bearer token that it does not accept (any more). */
const REFUSED_BEARER: readonly RefusalCode[] = ['authentication_required', 'invalid_token', 'token_expired']

/** The errors for a valid token whose account is restricted or scheduled for deletion. */
const INACTIVE_ACCOUNT: readonly RefusalCode[] = ['account_restricted', 'account_resting']

/** The two errors of status 429. */
const TOO_MUCH: readonly RefusalCode[] = ['rate_limited', 'too_many_attempts']

/** No answer, or one that says "not now". */
const UNREACHABLE: readonly RefusalCode[] = [
  'network',
  'rate_limited',
  'request_timeout',
  'unavailable',
  'unexpected',
]

/** What the user cannot correct, so that they may ask the operator. */
const NOT_THEIRS: readonly RefusalCode[] = [...TOO_MUCH, ...UNREACHABLE]

/**
 * What to show for any failure. The text is the answer's `error`, else its `message`, else the error's own, else `fallback`. A
 * server that is away or unintelligible is a system error.
 */
export function refusalOf(error: unknown, fallback = failures.request): RefusalNotice {
  const { data, name, message, meta, cause } = fieldsOf(error)
  // A link wraps what was thrown on the way: for the session's own refusals the code is inside.
  const answer = fieldsOf(data ?? (name === 'TRPCClientError' ? fieldsOf(cause).data : null))
  if (isFailedCall(answer)) {
    const { response } = fieldsOf(meta)
    const sentence = answerText(answer, fallback)
    if (NOT_THEIRS.includes(answer.code)) noteFailedRequest(sentence, headerOf(response, 'x-request-id'))
    return {
      code: answer.code,
      sentence,
      issues: issuesOf(answer.issues),
      retryAfter: TOO_MUCH.includes(answer.code) ? waitOf(response) : null,
    }
  }

  const [code, sentence]: [RefusalCode, string] =
    name === 'TRPCClientError' ? ['network', SYSTEM_ERROR] : ['local', text(message) ?? fallback]
  noteFailedRequest(sentence, null)
  return { code, sentence, issues: [], retryAfter: null }
}

export function isRefusedBearer(error: unknown) {
  return REFUSED_BEARER.includes(refusalOf(error).code)
}

/** Whether the call was refused because the account is restricted or scheduled for deletion. */
export function isInactiveAccount(error: unknown) {
  return INACTIVE_ACCOUNT.includes(refusalOf(error).code)
}

/** Whether the server answered that the session or key it was sent is invalid (now). */
export function isSignedOutAnswer(error: unknown) {
  return isRefusedBearer(error) || refusalOf(error).code === 'not_authenticated'
}

export function isUnreachable(error: unknown) {
  return UNREACHABLE.includes(refusalOf(error).code)
}

/** Calls that share a request share its header: it has the longest of their waits. */
function waitOf(response: unknown) {
  const wait = Number(headerOf(response, 'retry-after'))
  return wait > 0 ? seconds(wait) : null
}

function headerOf(response: unknown, name: string) {
  return response instanceof Response ? response.headers.get(name) : null
}

function answerText(answer: Fields, fallback: string) {
  // The one answer whose `error` is a word for machines.
  const isSentence = answer.error !== 'email_exists'
  return (isSentence ? text(answer.error) : null) ?? text(answer.message) ?? fallback
}

function issuesOf(value: unknown): Issue[] {
  if (!Array.isArray(value)) return []
  return value.map(fieldsOf).flatMap(({ path, message }) => {
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : []
  })
}

function isFailedCall(answer: Fields): answer is Fields & { code: ErrorCode } {
  return answer.success === false && text(answer.code) !== null
}

function text(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Makes a call. If it fails without a sentence, throws `words`, which is more specific than the page's own. */
export async function orSay<Result>(words: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (refusalOf(error, '').sentence === '') throw new Error(words, { cause: error })
    throw error
  }
}
