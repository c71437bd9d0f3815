import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { readSignInMethods, type SignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { readFreshSignIn, readProof } from './proofs.ts'
import { type Authority, isSettled, proversOf } from './rules.ts'

/** What a call presents as its authority: a proof, or the consent to wait. */
export type Claim = { proof?: string | undefined; wait?: boolean | undefined }

type Wanted = Claim & {
  /** Uses the proof up: for export, deletion, lifting and the removal of a passkey. */
  isSpent?: boolean
  /** Requires a proof of a young account too: for export, deletion and lifting. */
  isAlwaysWanted?: boolean
  /** Whether a caller without a proof may wait instead. */
  mayWait?: boolean
}

/**
 * Requires a proof where a rule asks for one (rule 2), or accepts the consent to wait. A young account cannot wait. A
 * caller without a session cannot give a proof. Returns the authority of the call. Refuses with `proof_required` and
 * the methods that can give a proof. Under the account's lock, before anything is counted or used up.
 */
export async function requireStepUp(
  tx: Transaction,
  { config: { seniorityS } }: Pick<Deps, 'config'>,
  caller: Standing | { accountId: string },
  { proof, wait = false, isSpent = false, isAlwaysWanted = false, mayWait = true }: Wanted,
): Promise<Authority> {
  const methods = await readSignInMethods(tx, caller.accountId)
  const provers = proversOf(methods, seniorityS, { isAlwaysWanted })
  if (provers.length === 0) return { kind: 'notAsked' }
  if ('secretId' in caller) {
    const given = proof === undefined ? null : await readProof(tx, caller, { proof, provers, isSpent })
    if (given) return { kind: 'proven', byCeremonyOf: given.kind === 'passkey' ? given.id : null }
    if (await readFreshSignIn(tx, caller, provers)) return { kind: 'proven', byCeremonyOf: null }
  }
  const isYoung = !provers.some((method) => isSettled(method, seniorityS))
  if (wait && mayWait && !isYoung) return { kind: 'waits' }
  throw new Refusal('proofRequired', { methods: namesOf(provers) })
}

/** The methods, by the names of the public contract. */
function namesOf(methods: SignInMethod[]): ProofMethod[] {
  const has = (kind: SignInMethod['kind']) => methods.some((method) => method.kind === kind)
  return [...(has('passkey') ? (['passkey'] as const) : []), ...(has('mailbox') ? (['mail'] as const) : [])]
}
