import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { endSecrets } from '#server/account-store/browsers/browser-secrets.ts'
import { endRequestedBy } from '#server/account-store/changes/change-rows.ts'
import { appendAuditEvent, auditName } from '#server/audit-log/append.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, codes, keys } from '#server/platform/postgres/schema.ts'

/**
 * Revokes the matching live keys for good. Ends their secrets, codes and pending additions, and releases addresses that
 * only they held. Appends an audit event for each, done by the browser key `by`, or by the service when null. Returns
 * the revoked keys. Under the account's lock.
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
  await endRequestedBy(tx, ids)
  for (const key of revoked) {
    const { type, email, accountId, activatedAt } = key
    // An e-mail key that was never activated owns no address.
    if (type === 'email' && email !== null && activatedAt !== null) await releaseAddress(tx, email, accountId)
    await appendAuditEvent(tx, { accountId, event: 'key_removed', by, key: auditName(key) })
  }
  return revoked
}
