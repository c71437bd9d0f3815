import { and, eq, sql } from 'drizzle-orm'
import { leftover } from '#server/db/delete-in-batches.ts'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries, Transaction } from '#server/db/open.ts'
import { browserSecrets, keys, proofs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { addressesOf } from './claim-address.ts'
import { hashSecret, isSecret, newSecret } from './one-time-secret.ts'
import type { Session } from './session.ts'
import { methodsOf, readWaysToProve, type WaysToProve } from './ways-to-prove.ts'

/** Seconds that a proof is good for, and that a sign-in counts as one. */
export const PROOF_S = 300

/** Gives the session a proof, for one call of its own; of a way in that the account has had `since` then. */
export async function issueProof(
  tx: Queries,
  { random }: Pick<Deps, 'random'>,
  session: Session,
  { since }: { since: Date },
) {
  const { secret, hash } = newSecret(random)
  await tx.insert(proofs).values({ hash, secretId: session.secretId, since, expiresAt: fromNow(PROOF_S) })
  return { proof: secret, expiresIn: PROOF_S }
}

/**
 * Wants to be shown that whoever holds the session holds more than the browser's key, and uses the proof up together with
 * what it is for. None is wanted of an account that could give none, nor shortly after a sign-in. Under the account's lock.
 * Returns how one could be given: nothing for an account that nobody could come back to.
 */
export async function requireProof(
  tx: Transaction,
  deps: Pick<Deps, 'config'>,
  session: Session,
  proof: string | undefined,
): Promise<ProofMethod[]> {
  const ways = await readWaysToProve(tx, deps, session.accountId)
  const methods = methodsOf(ways)
  if (methods.length === 0) return methods
  if (proof !== undefined && (await spendProof(tx, session, proof))) return methods
  if (await hasJustSignedIn(tx, session, ways)) return methods
  throw new Refusal('proofRequired', { methods })
}

/** The same, but only of an account with a verified address: to one with passkeys alone nobody comes by its mail. */
export async function requireProofOnceVerified(
  tx: Transaction,
  deps: Pick<Deps, 'config'>,
  session: Session,
  proof: string | undefined,
) {
  const isVerified = (await addressesOf(tx, session.accountId)).length > 0
  if (isVerified) await requireProof(tx, deps, session, proof)
}

/** Of any number of parallel calls exactly one gets it. */
async function spendProof(tx: Transaction, { secretId }: Session, proof: string): Promise<boolean> {
  if (!isSecret(proof)) return false
  const spent = await tx
    .delete(proofs)
    .where(
      and(
        eq(proofs.hash, hashSecret(proof)),
        eq(proofs.secretId, secretId),
        sql`${proofs.expiresAt} > clock_timestamp()`,
      ),
    )
    .returning({ hash: proofs.hash })
  return spent.length === 1
}

/**
 * Whether the session began a moment ago with one of the ways in that speak for the account: a sign-in with one that is
 * too new, or gone by now, is none of its owner's for certain.
 */
async function hasJustSignedIn(tx: Queries, { secretId }: Session, ways: WaysToProve): Promise<boolean> {
  const [fresh] = await tx
    .select({
      by: browserSecrets.signedInBy,
      keyId: browserSecrets.signedInWithKeyId,
      address: keys.email,
      provedAt: browserSecrets.provedAt,
    })
    .from(browserSecrets)
    .leftJoin(keys, eq(keys.id, browserSecrets.signedInWithKeyId))
    .where(
      and(
        eq(browserSecrets.id, secretId),
        sql`${browserSecrets.provedAt} > clock_timestamp() - make_interval(secs => ${PROOF_S})`,
      ),
    )
  if (!fresh?.provedAt) return false
  const { by, keyId, address, provedAt } = fresh
  if (by === 'passkey') return ways.passkeys.some(({ id }) => id === keyId)
  if (keyId !== null) return ways.addresses.some((way) => way.address === address)
  // A link to the recovery e-mail of then, which is not that of now if the latter was verified since.
  return ways.addresses.some(({ isRecovery, since }) => isRecovery && since <= provedAt)
}

/** Proofs that nobody used in time. */
export const expiredProofs = leftover(proofs, sql`expires_at <= now()`)
