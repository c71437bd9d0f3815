import { eq } from 'drizzle-orm'
import { notifyEveryAddress } from '#server/account-protection/notices/notices.ts'
import { endMatchingChanges } from '#server/account-protection/pending-changes.ts'
import { isLastSignInMethod } from '#server/account-protection/removal.ts'
import { changeAccount, readAccountRow, restrictNow } from '#server/account-store/accounts/account-row.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { OPERATOR } from '#shared/audit-events.ts'

/** `by`: the browser key that did it, or `OPERATOR`; null when that key is gone. */
type Who = { accountId: string; by: string | null }

/** Restricts the account and notifies every address. Returns since when. Under the account's lock. */
export async function imposeRestriction(tx: Transaction, deps: Deps, { accountId, by }: Who): Promise<Date> {
  const isByOperator = by === OPERATOR
  const since = await restrictNow(tx, accountId, isByOperator ? null : by)
  await appendAuditEvent(tx, { accountId, event: 'restricted', by })
  await notifyEveryAddress(tx, deps, accountId, { event: 'restricted', isByOperator })
  return since
}

/**
 * Lifts the restriction. Signs out the browser that restricted the account, unless it lifts the restriction itself
 * (rule 9). The operator leaves it signed in when nothing else opens the account. Under the account's lock.
 */
export async function liftRestrictionNow(tx: Transaction, deps: Deps, { accountId, by }: Who) {
  const { restrictedByKeyId } = await readAccountRow(tx, accountId)
  const isByOperator = by === OPERATOR
  await changeAccount(tx, accountId, { restrictedAt: null, restrictedByKeyId: null })
  await endMatchingChanges(tx, accountId, (effect) => effect.do === 'liftRestriction')
  await appendAuditEvent(tx, { accountId, event: 'restriction_lifted', by })
  if (restrictedByKeyId !== null && restrictedByKeyId !== by) {
    const isLast = isByOperator && (await isLastSignInMethod(tx, accountId, { keys: [restrictedByKeyId] }))
    if (!isLast) await revokeKeys(tx, eq(keys.id, restrictedByKeyId), by)
  }
  await notifyEveryAddress(tx, deps, accountId, { event: 'restrictionLifted', isByOperator })
}
