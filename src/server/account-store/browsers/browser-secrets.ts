import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import type { Standing } from './read-session.ts'

/**
 * Seconds that an older secret stays valid after the first use of a newer one, because responses may arrive out of
 * order.
 */
export const GRACE_S = 30

/** How many unused secrets a browser key may have. */
const MOST_WAITING = 10

/** How many secrets of a browser key are kept, to decide descent. */
const MOST_REMEMBERED = 100

/** Whether a secret is valid now. */
export function isLiveSecret() {
  return or(isNull(browserSecrets.expiresAt), sql`${browserSecrets.expiresAt} > now()`)
}

/**
 * The browser id of the key of a secret, live or ended. Null when the secret is no longer stored: the newest of each key
 * are kept, to decide descent.
 */
export async function browserOfSecret(tx: Transaction, secretId: string): Promise<string | null> {
  const [row] = await tx
    .select({ browserId: keys.browserId })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(eq(browserSecrets.id, secretId))
  return row?.browserId ?? null
}

/**
 * Replaces all other secrets of the key with this one. They expire after `GRACE_S`, even when this one is never used.
 */
export async function replaceSecrets(tx: Transaction, { browserKeyId, secretId }: Standing) {
  const isOfKey = eq(browserSecrets.keyId, browserKeyId)
  await tx.update(browserSecrets).set({ usedAt: sql`now()` }).where(eq(browserSecrets.id, secretId))
  await tx
    .update(browserSecrets)
    .set({ expiresAt: fromNow(GRACE_S) })
    .where(and(isOfKey, ne(browserSecrets.id, secretId), isNull(browserSecrets.expiresAt)))
}

/** Ends every live secret that matches, and with it its sessions. */
export async function endSecrets(tx: Transaction, matching: SQL) {
  await tx.update(browserSecrets).set({ expiresAt: sql`now()` }).where(and(matching, isLiveSecret()))
}

/**
 * Bounds the rows of a browser that signs in again and again. Unused secrets beyond the newest expire as if they had
 * been replaced; the one in use is never touched. Of the ended secrets the oldest are deleted.
 */
export async function makeRoomForSecret(tx: Transaction, keyId: string) {
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
