import { lockOwnAccount } from '#server/account-protection/lock-account.ts'
import type { AccountSeen, Identity } from '#server/account-store/accounts/account-columns.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { reissueSessionToken } from '#server/sessions/session-token.ts'
import type { MergeableGuest } from '#shared/mergeable.ts'

/** The personal data that can be merged from a guest. */
export type Said = Pick<Identity, 'first' | 'last' | 'bornOn'>

/** The columns of each mergeable item. */
export const mergeableColumns: Record<MergeableGuest, (said: Said) => Partial<Said>> = {
  name: ({ first, last }) => ({ first, last }),
  birthday: ({ bornOn }) => ({ bornOn }),
}

/** Changes the account's personal data. */
export async function changeIdentity(deps: Deps, session: Session, changes: Partial<Identity>) {
  await deps.db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, deps, session)
    await changeIdentityOf(tx, account, changes, session.browserKeyId)
  })
  return { jwt: reissueSessionToken(deps, session).jwt, message: 'Saved.' }
}

/**
 * Changes the personal data of a locked account, done by the browser key `by`. The audit event says that it changed,
 * and never contains the old or new value. Equal values are no change. Each change counts on a daily limit, because it
 * appends an audit event.
 */
export async function changeIdentityOf(
  tx: Transaction,
  account: AccountSeen,
  changes: Partial<Identity>,
  by: string,
): Promise<void> {
  if (says(account, changes)) return
  await countDailyAction(tx, 'edits_a_day', account.id)
  await changeAccount(tx, account.id, changes)
  const event = 'bornOn' in changes ? 'birthday_changed' : 'name_changed'
  await appendAuditEvent(tx, { accountId: account.id, event, by })
}

/** Whether the account already has these values. */
export function says(account: Said, values: Partial<Identity>): boolean {
  const known: Partial<Record<string, unknown>> = account
  return Object.entries(values).every(([name, value]) => known[name] === value)
}
