import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets } from '#server/platform/postgres/schema.ts'
import { newSecret } from './one-time-secret.ts'
import type { Standing } from './read-session.ts'

/** Seconds an older secret stays good after the newer one was first used: answers cross on the wire. */
export const GRACE_S = 30

/** How many secrets a browser key may have waiting for their first use. */
const MOST_WAITING = 10

/** How many secrets of a browser key are remembered, for descent. */
const MOST_REMEMBERED = 100

/** How the holder of a new secret came in, and what they proved to hold. */
export type Origin = {
  keyId: string
  renewedFrom: string | null
  signedInBy: 'passkey' | 'email' | null
  signedInWithKeyId: string | null
  signedInWithAddress: string | null
  /** Whether they showed that they hold it. */
  isProof: boolean
}

/** Whether a secret opens its key now. */
export function isLiveSecret() {
  return or(isNull(browserSecrets.expiresAt), sql`${browserSecrets.expiresAt} > now()`)
}

/** Adds a secret to a browser key, in the caller's transaction and under the account's lock. */
export async function addSecret(tx: Transaction, deps: Pick<Deps, 'random'>, { isProof, ...origin }: Origin) {
  const { secret, hash } = newSecret(deps.random)
  const id = deps.random.id()
  if (origin.renewedFrom !== null) await makeRoom(tx, origin.keyId)
  // The moment under the lock, not the transaction's beginning: secrets are told apart by their age.
  const createdAt = sql`clock_timestamp()`
  await tx
    .insert(browserSecrets)
    .values({ ...origin, id, hash, createdAt, provedAt: isProof ? createdAt : null })
  return { id, secret }
}

/** Whether a secret, live or ended, is among the newest of its key, which are remembered for descent. */
export async function isRemembered(tx: Transaction, secretId: string): Promise<boolean> {
  return (await tx.$count(browserSecrets, eq(browserSecrets.id, secretId))) > 0
}

/** A secret takes the place of all others of its key: they run out, whether it is used or not. */
export async function replaceSecrets(tx: Transaction, { browserKeyId, secretId }: Standing) {
  const isOfKey = eq(browserSecrets.keyId, browserKeyId)
  await tx.update(browserSecrets).set({ usedAt: sql`now()` }).where(eq(browserSecrets.id, secretId))
  await tx
    .update(browserSecrets)
    .set({ expiresAt: fromNow(GRACE_S) })
    .where(and(isOfKey, ne(browserSecrets.id, secretId), isNull(browserSecrets.expiresAt)))
}

/** Ends every live secret that matches, and with it the sessions that stand on it. */
export async function endSecrets(tx: Transaction, matching: SQL) {
  await tx.update(browserSecrets).set({ expiresAt: sql`now()` }).where(and(matching, isLiveSecret()))
}

/**
 * Somebody who signs in again and again must not fill the table. Beyond the newest, secrets that nobody has used run out
 * as if they had been replaced; the one in use is never touched. Of those that have ended the oldest are forgotten.
 */
async function makeRoom(tx: Transaction, keyId: string) {
  const newest = tx
    .select({ id: browserSecrets.id })
    .from(browserSecrets)
    .where(eq(browserSecrets.keyId, keyId))
    .orderBy(sql`${browserSecrets.createdAt} desc`)
    .limit(MOST_WAITING - 1)
  await tx
    .update(browserSecrets)
    .set({ expiresAt: fromNow(GRACE_S) })
    .where(
      and(
        eq(browserSecrets.keyId, keyId),
        isNull(browserSecrets.usedAt),
        isNull(browserSecrets.expiresAt),
        sql`${browserSecrets.id} not in ${newest}`,
      ),
    )
  const tooMany = tx
    .select({ id: browserSecrets.id })
    .from(browserSecrets)
    .where(eq(browserSecrets.keyId, keyId))
    .orderBy(sql`${browserSecrets.createdAt} desc`)
    .offset(MOST_REMEMBERED)
  await tx
    .delete(browserSecrets)
    .where(and(inArray(browserSecrets.id, tooMany), lte(browserSecrets.expiresAt, sql`now()`)))
}
