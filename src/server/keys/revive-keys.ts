import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import { ownedSince } from './claim-address.ts'

/**
 * Makes revoked keys of an account live again, the one way by which they do: where their removal is undone. What a browser
 * had in hand when its key was removed opens it again. Under the account's lock.
 */
export async function reviveKeys(tx: Transaction, accountId: string, ids: string[]) {
  if (ids.length === 0) return
  const isOurs = and(inArray(keys.id, ids), eq(keys.accountId, accountId), isNotNull(keys.revokedAt))
  for (const { id, revokedAt, email } of await tx.select().from(keys).where(isOurs)) {
    if (email !== null && !(await isFree(tx, accountId, email))) continue
    if (revokedAt !== null) await reviveSecrets(tx, id)
    await tx.update(keys).set({ revokedAt: null }).where(eq(keys.id, id))
  }
}

/** Whether the address is the account's, and has no other key there: one that was made meanwhile stays. */
async function isFree(tx: Transaction, accountId: string, email: string) {
  const isLive = and(eq(keys.accountId, accountId), eq(keys.email, email), isNull(keys.revokedAt))
  return (await ownedSince(tx, email, accountId)) !== null && (await tx.$count(keys, isLive)) === 0
}

/** Those that ended with their key; of one that had been replaced by another in use, not the older one. */
async function reviveSecrets(tx: Transaction, keyId: string) {
  const newer = alias(browserSecrets, 'newer')
  const isReplaced = tx
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.renewedFrom, browserSecrets.id), isNotNull(newer.usedAt)))
  await tx
    .update(browserSecrets)
    .set({ expiresAt: null })
    .where(
      and(
        eq(browserSecrets.keyId, keyId),
        sql`${browserSecrets.expiresAt} = (select revoked_at from ${keys} where id = ${keyId})`,
        sql`not exists ${isReplaced}`,
      ),
    )
}
