import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'

/** Revokes the live keys that match, for good, and forgets their secrets. Returns what was revoked. */
export async function revokeKeys(tx: Transaction, matching: SQL) {
  const revoked = await tx
    .update(keys)
    .set({ revokedAt: sql`now()` })
    .where(and(matching, isNull(keys.revokedAt)))
    .returning({ id: keys.id, type: keys.type, name: keys.name })
  const ids = revoked.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(browserSecrets).where(inArray(browserSecrets.keyId, ids))
  return revoked
}
