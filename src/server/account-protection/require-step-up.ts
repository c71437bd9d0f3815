import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { readSignInMethods, type SignInMethod } from '#server/account-store/keys/sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { readFreshSignIn, readProof } from './proofs.ts'
import { type Authority, isSettled, proversOf } from './rules.ts'

/** What a call says of its right to do it: a proof, or that it is content to wait. */
export type Claim = { proof?: string | undefined; wait?: boolean | undefined }

type Wanted = Claim & {
  /** Export, deletion, lifting and the removal of a passkey use the proof up. */
  isSpent?: boolean
  /** Wanted of a young account too: export, deletion and lifting. */
  isAlwaysWanted?: boolean
  /** Whether who cannot give one may wait for this. */
  mayWait?: boolean
}

/**
 * Asks for a proof where one is wanted (rule 2), or takes the will to wait for one; a young account has nothing to wait for.
 * Who calls without a session can give none. Resolves to what gives the call its right; refuses with `proof_required` and the
 * methods by which one can be given. Under the account's lock, before anything is counted or used up.
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

/** Methods in the words of the contract. */
function namesOf(methods: SignInMethod[]): ProofMethod[] {
  const has = (kind: SignInMethod['kind']) => methods.some((method) => method.kind === kind)
  return [...(has('passkey') ? (['passkey'] as const) : []), ...(has('mailbox') ? (['mail'] as const) : [])]
}
