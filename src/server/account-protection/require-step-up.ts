import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { readSignInMethods, type SignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys, proofs } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret, newSecret } from '#server/platform/random.ts'
import type { ProofMethod } from '#shared/errors.ts'
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

/** Seconds that a proof is valid, and that a sign-in counts as one. */
export const PROOF_S = 300

/** What gave a proof: a passkey in a ceremony, or an address by its code. */
export type Prover = { keyId: string } | { address: string }

/**
 * Issues a proof to the session. It is valid for `PROOF_S` seconds, and only while the account has the method that gave
 * it.
 */
export async function issueProof(
  tx: Queries,
  { random }: Pick<Deps, 'random'>,
  { secretId }: Standing,
  prover: Prover,
) {
  const { secret, hash } = newSecret(random)
  await tx.insert(proofs).values({ hash, secretId, ...prover, expiresAt: fromNow(PROOF_S) })
  return { proof: secret, expiresIn: PROOF_S }
}

/**
 * Which of the `provers` gave this proof of the session. Null when the proof is unknown, expired or another session's.
 * `isSpent` uses the proof up: of parallel calls exactly one gets it.
 */
async function readProof<Method extends SignInMethod>(
  tx: Transaction,
  { secretId }: Standing,
  facts: { proof: string; provers: Method[]; isSpent: boolean },
): Promise<Method | null> {
  if (!isSecret(facts.proof)) return null
  const isThis = and(
    eq(proofs.hash, hashSecret(facts.proof)),
    eq(proofs.secretId, secretId),
    sql`${proofs.expiresAt} > clock_timestamp()`,
  )
  const columns = { keyId: proofs.keyId, address: proofs.address }
  const [found] = facts.isSpent
    ? await tx.delete(proofs).where(isThis).returning(columns)
    : await tx.select(columns).from(proofs).where(isThis)
  return (found && facts.provers.find((method) => isOf(method, found))) ?? null
}

/** Which of the `provers` the session signed in with, at most `PROOF_S` seconds ago; null for none. */
async function readFreshSignIn<Method extends SignInMethod>(
  tx: Queries,
  { secretId }: Standing,
  provers: Method[],
): Promise<Method | null> {
  const [fresh] = await tx
    .select({
      keyId: browserSecrets.signedInWithKeyId,
      address: browserSecrets.signedInWithAddress,
    })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(
      and(
        eq(browserSecrets.id, secretId),
        isNull(keys.revokedAt),
        sql`${browserSecrets.provedAt} > clock_timestamp() - make_interval(secs => ${PROOF_S})`,
      ),
    )
  return (fresh && provers.find((method) => isOf(method, fresh))) ?? null
}

function isOf(method: SignInMethod, { keyId, address }: { keyId: string | null; address: string | null }) {
  return method.kind === 'passkey' ? method.id === keyId : method.address === address
}

/** Proofs that were not used in time. */
export const expiredProofs = leftover(proofs, sql`expires_at <= now()`)
