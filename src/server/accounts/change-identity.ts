import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import type { AccountSeen } from '#server/account-store/accounts/account-row.ts'
import { changeAccount } from '#server/account-store/accounts/account-row.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { reissueSessionToken } from '#server/sessions/session-token.ts'
import { personalEvent } from '#shared/audit-events.ts'
import type { PersonalChange, PersonalData } from '#shared/personal-fields.ts'

/** Changes one of the account's personal data. `told` has the fields of that change alone. */
export async function changeIdentity(
  deps: Deps,
  session: Session,
  change: PersonalChange,
  told: Partial<PersonalData>,
) {
  await deps.db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, deps, session)
    await changeIdentityOf(tx, account, { change, told, by: session.browserKeyId })
  })
  const { jwt } = await reissueSessionToken(deps.db, deps, session)
  return { jwt, message: 'Saved.' }
}

/**
 * Changes one of the personal data of a locked account, done by the browser key `by`. The audit event says that it
 * changed, and never contains the old or new value. Equal values are no change. Each change counts on a daily limit,
 * because it appends an audit event.
 */
export async function changeIdentityOf(
  tx: Transaction,
  account: AccountSeen,
  { change, told, by }: { change: PersonalChange; told: Partial<PersonalData>; by: string },
): Promise<void> {
  if (isTold(account, told)) return
  await countDailyAction(tx, 'edits_a_day', account.id)
  await changeAccount(tx, account.id, told)
  await appendAuditEvent(tx, { accountId: account.id, event: personalEvent(change), by })
}

/** Whether the account already has these values. */
export function isTold(account: PersonalData, values: Partial<PersonalData>): boolean {
  const known: Partial<Record<string, unknown>> = account
  return Object.entries(values).every(([name, value]) => known[name] === value)
}
