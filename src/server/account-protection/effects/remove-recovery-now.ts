import { and, eq, inArray } from 'drizzle-orm'
import { refuseLastWayIn } from '#server/account-protection/last-way-in.ts'
import { tellAddresses } from '#server/account-protection/notices/notices.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { addressesOf, releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { forgetCodes } from '#server/account-store/addresses/codes.ts'
import { note } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { codes } from '#server/platform/postgres/schema.ts'

/**
 * Removes the recovery e-mail of an account, and gives its address back. One that another has replaced meanwhile leaves all the
 * same. Under the account's lock.
 */
export async function removeRecovery(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    address,
    by,
    mayBeLast = false,
  }: { accountId: string; address: string; by: string | null; mayBeLast?: boolean },
) {
  if (!mayBeLast) await refuseLastWayIn(tx, accountId, { addresses: [address] })
  const told = await addressesOf(tx, accountId)
  await note(tx, { accountId, by, event: 'address_removed', detail: address })
  const { email } = await readAccountRow(tx, accountId)
  if (email === address) {
    await changeAccount(tx, accountId, { email: null, pendingEmail: null })
    await forgetCodes(
      tx,
      and(eq(codes.accountId, accountId), inArray(codes.purpose, ['recovery', 'conflict'])),
    )
  }
  await releaseAddress(tx, address, accountId)
  await tellAddresses(tx, deps, accountId, { event: 'recoveryRemoved' }, told)
}
