import { and, eq, sql } from 'drizzle-orm'
import { leftover } from '#server/db/delete-in-batches.ts'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries, Transaction } from '#server/db/open.ts'
import { addresses, browserSecrets, keys, proofs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { hashSecret, isSecret, newSecret } from './one-time-secret.ts'
import type { Session } from './session.ts'

/** Seconds that a proof is good for, and that a sign-in counts as one. */
export const PROOF_S = 300

/** Gives the session a proof, for one call of its own. */
export async function issueProof(tx: Queries, { random }: Pick<Deps, 'random'>, session: Session) {
  const { secret, hash } = newSecret(random)
  await tx.insert(proofs).values({ hash, secretId: session.secretId, expiresAt: fromNow(PROOF_S) })
  return { proof: secret, expiresIn: PROOF_S }
}

/**
 * Wants to be shown that whoever holds the session holds more than the browser's key, and uses the proof up together with
 * what it is for. None is wanted of an account that could give none, nor shortly after a sign-in. Under the account's lock.
 */
export async function requireProof(tx: Transaction, session: Session, proof: string | undefined) {
  const methods = await proofMethods(tx, session.accountId)
  if (methods.length === 0) return
  if (proof !== undefined && (await spendProof(tx, session, proof))) return
  if (await hasJustSignedIn(tx, session)) return
  throw new Refusal('proofRequired', { methods })
}

/** How somebody can show that the account is theirs. */
export async function proofMethods(tx: Queries, accountId: string): Promise<ProofMethod[]> {
  const [passkey, owned] = await Promise.all([
    tx
      .select({ id: keys.id })
      .from(keys)
      .where(and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), sql`${keys.revokedAt} is null`))
      .limit(1),
    tx
      .select({ address: addresses.address })
      .from(addresses)
      .where(eq(addresses.accountId, accountId))
      .limit(1),
  ])
  return [...(passkey.length > 0 ? ['passkey' as const] : []), ...(owned.length > 0 ? ['mail' as const] : [])]
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

async function hasJustSignedIn(tx: Queries, { secretId }: Session): Promise<boolean> {
  const [fresh] = await tx
    .select({ id: browserSecrets.id })
    .from(browserSecrets)
    .where(
      and(
        eq(browserSecrets.id, secretId),
        sql`${browserSecrets.provedAt} > clock_timestamp() - make_interval(secs => ${PROOF_S})`,
      ),
    )
  return fresh !== undefined
}

/** Proofs that nobody used in time. */
export const expiredProofs = leftover(proofs, sql`expires_at <= now()`)
