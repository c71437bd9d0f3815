import type { AccountSeen, Identity } from '#server/account-store/accounts/account-columns.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { limitADay } from '#server/rate-limits/limits.ts'
import type { MergeableGuest } from '#shared/mergeable.ts'

/** What of it may be brought along from a guest. */
export type Said = Pick<Identity, 'first' | 'last' | 'bornOn'>

/** The columns that each thing somebody says of themselves is in. */
export const partOf: Record<MergeableGuest, (said: Said) => Partial<Said>> = {
  name: ({ first, last }) => ({ first, last }),
  birthday: ({ bornOn }) => ({ bornOn }),
}

/**
 * Changes what a locked account says of its holder, as done by the browser key `by`. The journal tells that it changed, and
 * keeps no name that was; what is the same already is no change. Each is counted, since it leaves an entry.
 */
export async function changeIdentityOf(
  tx: Transaction,
  account: AccountSeen,
  changes: Partial<Identity>,
  by: string,
): Promise<void> {
  if (says(account, changes)) return
  await limitADay(tx, 'edits', account.id)
  await changeAccount(tx, account.id, changes)
  const event = 'bornOn' in changes ? 'birthday_changed' : 'name_changed'
  await appendAuditEvent(tx, { accountId: account.id, event, by })
}

/** Whether an account says this already. */
export function says(account: Said, told: Partial<Identity>): boolean {
  const known: Partial<Record<string, unknown>> = account
  return Object.entries(told).every(([name, value]) => known[name] === value)
}
