import type { SignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'

// The rules of docs/age-and-delay.md that decide something. Pure functions: their input was read under the account's
// lock.

type Aged = { ageS: number }

/** Whether the account has had it for `SENIORITY_S` seconds. Never when that is 0. */
export function isSettled({ ageS }: Aged, seniorityS: number): boolean {
  return seniorityS > 0 && ageS >= seniorityS
}

/**
 * The sign-in methods that can give a proof (rule 1 and 'Words'): only the settled ones, if there are any. A young
 * account needs no proof. `isAlwaysWanted` is for export, deletion and lifting: then each of its methods counts.
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

/** The authority of a call, as far as the rules ask. */
export type Authority =
  /** The account is young, so no proof was required. */
  | { kind: 'notAsked' }
  /** `byCeremonyOf`: the passkey that gave the proof in a ceremony of its own; null for any other proof. */
  | { kind: 'proven'; byCeremonyOf: string | null }
  /** There was no proof; the caller accepts the delay. */
  | { kind: 'waits' }

/** Whether a passkey or mailbox is removed after the delay, even with a proof (rule 4). */
export function leavesSlowly(method: SignInMethod, authority: Authority, seniorityS: number): boolean {
  if (!isSettled(method, seniorityS)) return false
  const gaveTheProof =
    authority.kind === 'proven' && method.kind === 'passkey' && authority.byCeremonyOf === method.id
  return !gaveTheProof
}

/**
 * Seconds for which the last settled method stays longer, so that a newer one settles before it goes (rule 4). 0 when
 * another one is settled, or when there is no other.
 */
export function keptLongerS(going: Aged | null, others: Aged[], seniorityS: number): number {
  const oldestS = Math.max(...others.map(({ ageS }) => ageS))
  const isLast = going !== null && isSettled(going, seniorityS) && oldestS < seniorityS
  return isLast && others.length > 0 ? seniorityS - oldestS : 0
}

/** Whether a caller without a proof may wait for this removal: not for the last settled method (rule 3). */
export function mayWaitFor(going: SignInMethod, staying: SignInMethod[], seniorityS: number): boolean {
  return !isSettled(going, seniorityS) || staying.some((method) => isSettled(method, seniorityS))
}
