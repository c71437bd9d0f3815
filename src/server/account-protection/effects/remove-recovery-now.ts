import { refuseLastSignInMethod } from '#server/account-protection/last-sign-in-method.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { releaseMailbox } from './keep-mailbox.ts'

/**
 * Removes a recovery e-mail of the account and releases its address. Works as well when another address has replaced it
 * since. Under the account's lock.
 */
export async function removeRecovery(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    address,
    by,
    mayBeLast = false,
  }: {
    accountId: string
    address: string
    by: string | null
    mayBeLast?: boolean
  },
) {
  if (!mayBeLast) await refuseLastSignInMethod(tx, accountId, { addresses: [address] })
  const recipients = await addressesOf(tx, accountId)
  await appendAuditEvent(tx, { accountId, by, event: 'address_removed', detail: address })
  const { email } = await readAccountRow(tx, accountId)
  if (email === address) await changeAccount(tx, accountId, { email: null })
  await notifyAddresses(tx, deps, accountId, { event: 'recoveryRemoved' }, recipients)
  await releaseMailbox(tx, deps, { accountId, by }, address)
}
