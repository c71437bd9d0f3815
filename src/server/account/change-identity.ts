import type { Transaction } from '#server/db/open.ts'
import type { AccountSeen } from '#server/keys/account-columns.ts'
import { changeAccount } from '#server/keys/change-account.ts'
import { note } from '#server/keys/journal.ts'
import type { Bringable } from '#shared/bringable.ts'

type Name = Pick<AccountSeen, 'first' | 'last'>
type Birthday = Pick<AccountSeen, 'bornOn'>

/** The columns that each thing somebody says of themselves is in. */
export const partOf: Record<Bringable, (said: Name & Birthday) => Name | Birthday> = {
  name: ({ first, last }) => ({ first, last }),
  birthday: ({ bornOn }) => ({ bornOn }),
}

/**
 * Changes what a locked account says of its holder, as done by the browser key `by`. The journal tells that it changed, and
 * keeps no name that was; what is the same already is no change.
 */
export async function changeIdentityOf(
  tx: Transaction,
  account: AccountSeen,
  changes: Name | Birthday,
  by: string,
): Promise<void> {
  if (says(account, changes)) return
  await changeAccount(tx, account.id, changes)
  const event = 'bornOn' in changes ? 'birthday_changed' : 'name_changed'
  await note(tx, { accountId: account.id, event, by })
}

/** Whether an account says this already. */
export function says(account: Name & Birthday, told: Name | Birthday): boolean {
  const known: Partial<Record<string, unknown>> = account
  return Object.entries(told).every(([name, value]) => known[name] === value)
}
