import type { SignInMethod } from '#server/account-store/keys/sign-in-methods.ts'

// The rules of 'Age and delay' in the specification (spec/later.md), as far as they decide. Pure: what they know of the
// account was read under its lock.

type Aged = { ageS: number }

/** Whether the account has had it for `SENIORITY_S`; never, where that is 0. */
export function isSettled({ ageS }: Aged, seniorityS: number): boolean {
  return seniorityS > 0 && ageS >= seniorityS
}

/**
 * What can give a proof (rule 1 and 'Words'): the settled ones, and nothing else while there is one. Of a young account
 * nothing is asked, except for what always wants a proof (export, deletion, lifting): there every one counts.
 */
export function proversOf<Method extends Aged>(
  methods: Method[],
  seniorityS: number,
  { isAlwaysWanted = false } = {},
): Method[] {
  const settled = methods.filter((method) => isSettled(method, seniorityS))
  if (settled.length > 0) return settled
  return isAlwaysWanted ? methods : []
}

/** Who acts, as far as a rule asks. */
export type Authority =
  /** The account is young: nothing was asked. */
  | { kind: 'notAsked' }
  /** `byCeremonyOf`: the passkey that gave the proof in a ceremony of its own, and not by a sign-in. */
  | { kind: 'proven'; byCeremonyOf: string | null }
  /** There was no proof, and they are content to wait. */
  | { kind: 'waits' }

/** Whether a passkey or mailbox leaves after the delay, proof or not (rule 4). */
export function leavesSlowly(method: SignInMethod, authority: Authority, seniorityS: number): boolean {
  if (!isSettled(method, seniorityS)) return false
  const gaveTheProof =
    authority.kind === 'proven' && method.kind === 'passkey' && authority.byCeremonyOf === method.id
  return !gaveTheProof
}

/** Whether whoever cannot give a proof may wait for this to go: not for the last settled one (rule 3). */
export function mayWaitFor(going: SignInMethod, staying: SignInMethod[], seniorityS: number): boolean {
  return !isSettled(going, seniorityS) || staying.some((method) => isSettled(method, seniorityS))
}
