import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashSecret, isSecret, newSecret } from '#server/account-store/browsers/one-time-secret.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import type { SignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys, proofs } from '#server/platform/postgres/schema.ts'

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
export async function readProof<Method extends SignInMethod>(
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
export async function readFreshSignIn<Method extends SignInMethod>(
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
