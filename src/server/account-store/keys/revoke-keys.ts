import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { endSecrets } from '#server/account-store/browsers/browser-secrets.ts'
import { endAskedBy } from '#server/account-store/changes/change-rows.ts'
import { appendAuditEvent, auditName } from '#server/audit-log/append.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, codes, keys } from '#server/platform/postgres/schema.ts'

/**
 * Revokes the live keys that match, for good, with all that hangs on them: their secrets, their codes, and the
 * addresses that the account owned through nothing else; and notes it, as done by the browser key `by`, or by the house
 * itself. Under the account's lock. Returns what was revoked.
 */
export async function revokeKeys(tx: Transaction, matching: SQL, by: string | null) {
  const revoked = await tx
    .update(keys)
    .set({ revokedAt: sql`now()` })
    .where(and(matching, isNull(keys.revokedAt)))
    .returning()
  const ids = revoked.map(({ id }) => id)
  if (ids.length === 0) return revoked

  await endSecrets(tx, inArray(browserSecrets.keyId, ids))
  await tx.delete(codes).where(or(inArray(codes.keyId, ids), inArray(codes.askedByKeyId, ids)))
  await endAskedBy(tx, ids)
  for (const key of revoked) {
    const { type, email, accountId, activatedAt } = key
    // One that nobody has activated owns nothing.
    if (type === 'email' && email !== null && activatedAt !== null) await releaseAddress(tx, email, accountId)
    await appendAuditEvent(tx, { accountId, event: 'key_removed', by, key: auditName(key) })
  }
  return revoked
}
