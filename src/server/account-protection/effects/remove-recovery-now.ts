import { refuseLastSignInMethod } from '#server/account-protection/last-sign-in-method.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { addressesOf, ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { becomeRecovery, releaseMailbox } from './keep-mailbox.ts'

/**
 * Removes a recovery e-mail of the account and releases its address. Works as well when another address has replaced it
 * since. The one that it has `replaced` becomes the recovery e-mail again, if an e-mail key has kept it. Under the
 * account's lock.
 */
export async function removeRecovery(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    address,
    by,
    replaced,
    mayBeLast = false,
  }: {
    accountId: string
    address: string
    by: string | null
    replaced: string | null | undefined
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
  // While an e-mail key keeps the new one, nothing is lost: what it replaced goes on to leave.
  const isGone = email === address && (await ownerOf(tx, address)) !== accountId
  if (replaced && isGone) await becomeRecovery(tx, accountId, replaced)
}
