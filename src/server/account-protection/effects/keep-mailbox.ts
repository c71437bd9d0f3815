import {
  auditStopped,
  endMatchingChanges,
  readPendingChanges,
} from '#server/account-protection/pending-changes.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { ownerOf, releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import { holdByEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

type Who = { accountId: string; by: string | null }

/**
 * Gives a mailbox of the account an e-mail key, unless it is the recovery e-mail. Without one of the two the mailbox would
 * be owned, but no page would show it and no call could remove it. Under the account's lock.
 */
export async function keepByEmailKey(tx: Transaction, deps: Deps, accountId: string, address: string) {
  const { email } = await readAccountRow(tx, accountId)
  if (email === address || (await ownerOf(tx, address)) !== accountId) return
  await holdByEmailKey(tx, deps, accountId, address)
  // The key is active, and alone. Changes that wait for either have no purpose.
  await endMatchingChanges(
    tx,
    accountId,
    (effect) =>
      (effect.do === 'activateEmailKey' && effect.address === address) ||
      (effect.do === 'removeRecovery' && effect.address === address && effect.isHeld),
  )
}

/** Releases an address of the account, and ends or keeps what depended on it. Under the account's lock. */
export async function releaseMailbox(tx: Transaction, deps: Deps, who: Who, address: string) {
  await releaseAddress(tx, address, who.accountId)
  // What is done needs no second removal, whose notice would name an address that is gone.
  await endMatchingChanges(
    tx,
    who.accountId,
    (effect) => effect.do === 'removeRecovery' && effect.address === address,
  )
  await keepReplaced(tx, deps, who, address)
}

/**
 * Keeps every mailbox that leaves because the address `gone` replaced it, once the account has lost that address: nobody
 * asked to lose both. It becomes the recovery e-mail again if there is none, and an e-mail key otherwise. Every address is
 * notified. Under the account's lock.
 */
export async function keepReplaced(tx: Transaction, deps: Deps, { accountId, by }: Who, gone: string) {
  if ((await ownerOf(tx, gone)) === accountId) return
  for (const change of await readPendingChanges(tx, accountId)) {
    const { effect, event } = change
    if (effect.do !== 'releaseReplaced' || effect.replacedBy !== gone) continue
    await endChange(tx, change, { isStopped: true })
    const { email } = await readAccountRow(tx, accountId)
    if (email === null) await changeAccount(tx, accountId, { email: effect.address })
    await keepByEmailKey(tx, deps, accountId, effect.address)
    await auditStopped(tx, deps, { accountId, by, event })
  }
}
