import { eq } from 'drizzle-orm'
import { notifyEveryAddress } from '#server/account-protection/notices/notices.ts'
import { endMatchingChanges } from '#server/account-protection/pending-changes.ts'
import { changeAccount, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'

/**
 * Lifts the restriction. Signs out the browser that restricted the account, unless it lifts the restriction itself
 * (rule 9). Under the account's lock.
 */
export async function liftRestrictionNow(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
) {
  const { restrictedByKeyId } = await readAccountRow(tx, accountId)
  await changeAccount(tx, accountId, { restrictedAt: null, restrictedByKeyId: null })
  await endMatchingChanges(tx, accountId, (effect) => effect.do === 'liftRestriction')
  await appendAuditEvent(tx, { accountId, event: 'restriction_lifted', by })
  if (restrictedByKeyId !== null && restrictedByKeyId !== by)
    await revokeKeys(tx, eq(keys.id, restrictedByKeyId), by)
  await notifyEveryAddress(tx, deps, accountId, { event: 'restrictionLifted' })
}
