import type { ErrorCode } from '#shared/errors.ts'
import type { Answer, Call } from '../doors.ts'
import type { Letter } from '../mailboxes.ts'
import { liveSession, type Standing, type State, standingOf } from '../state.ts'

/** An answered call, with what the model cannot derive from its answer. */
export type Made = Call & {
  answer: Answer
  /** What the passkey in the input reports. */
  passkey?: PasskeyFacts | undefined
  /** The letter that it sent. */
  letter?: Letter | undefined
}

export type PasskeyFacts = { challenge: string; credential: string; counter: number; isSynced: boolean }

/** What a call remembers from one step to the next. */
export type Memo = { record?: unknown }

/**
 * One effect of a call at one moment; other calls may come between two steps. It changes the state as the service
 * promises, and compares the answer with it. 'over' ends the call.
 */
export type Step = (state: State, call: Made, memo: Memo) => 'over' | undefined

/** The answer does not follow from the state. */
export class Unexplained extends Error {}

/** The call has to be refused with this code. */
export function refused({ procedure, answer }: Made, code: ErrorCode): 'over' {
  if (answer.code === code) return 'over'
  throw new Unexplained(`${procedure} should be refused as ${code}, and was answered ${answer.code}`)
}

/** The call has to succeed. */
export function granted({ procedure, answer }: Made) {
  if (answer.code !== 'ok')
    throw new Unexplained(`${procedure} should succeed, and was refused as ${answer.code}`)
}

/** A condition that a successful answer has to meet. */
export function holds(call: Made, what: string, isTrue: boolean) {
  if (!isTrue)
    throw new Unexplained(`${call.procedure}: ${what} does not hold in ${JSON.stringify(call.answer.body)}`)
}

export function inputOf<Field extends string>({ input }: Made) {
  return Object(input) as Record<Field, string> & { isConflict?: boolean }
}

/** For calls that need a session. */
export const needsSession: Step = (state, call) => {
  if (!liveSession(state, call.bearer)) return refused(call, 'authentication_required')
}

/** For calls with an optional session: a presented one must be valid. */
export const mayHaveSession: Step = (state, call) => {
  if (call.bearer && !liveSession(state, call.bearer)) return refused(call, 'authentication_required')
}

/** The token in an answer has the same secret as the presented one, and lives no longer. */
export function holdsSameSession(call: Made, jwt: string) {
  const before = standingOf(call.bearer ?? '')
  const after = standingOf(jwt)
  const isSame = after.secretId === before.secretId && after.accountId === before.accountId
  holds(call, 'the token stands on the presented session', isSame)
}

/** The account of the presented session: it was valid when the call began, even if it has ended since. */
export function presenterOf({ bearer }: Made): string | null {
  return bearer ? standingOf(bearer).accountId : null
}

export function standing(call: Made): Standing {
  return standingOf(call.bearer ?? '')
}
