import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, codes, keys } from '#server/db/schema.ts'
import { endSecrets } from './browser-secrets.ts'
import { releaseAddress } from './claim-address.ts'

/**
 * Revokes the live keys that match, for good, with all that hangs on them: their secrets, their codes, and the
 * addresses that the account owned through nothing else. Returns what was revoked.
 */
export async function revokeKeys(tx: Transaction, matching: SQL) {
  const revoked = await tx
    .update(keys)
    .set({ revokedAt: sql`now()` })
    .where(and(matching, isNull(keys.revokedAt)))
    .returning()
  const ids = revoked.map(({ id }) => id)
  if (ids.length === 0) return revoked

  await endSecrets(tx, inArray(browserSecrets.keyId, ids))
  await tx.delete(codes).where(inArray(codes.keyId, ids))
  for (const { type, email, accountId } of revoked) {
    if (type === 'email' && email !== null) await releaseAddress(tx, email, accountId)
  }
  return revoked
}
