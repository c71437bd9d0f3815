import { eq, sql } from 'drizzle-orm'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import {
  auditStopped,
  endMatchingChanges,
  readPendingChanges,
} from '#server/account-protection/pending-changes.ts'
import { refuseLastSignInMethod } from '#server/account-protection/removal.ts'
import { changeAccount, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { addressesOf, ownerOf, releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import { holdByEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import { isSignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { OPERATOR } from '#shared/audit-events.ts'

/**
 * Revokes a key for good and notifies every address that the account had before. Returns the key; null when it is gone
 * already. Refuses with `last_key` when no sign-in method would be left, unless `mayBeLast`. `by`: the browser key that
 * asked, or `OPERATOR`; null for a mailed link. Under the account's lock.
 */
export async function removeKeyNow(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    keyId,
    by,
    mayBeLast = false,
  }: { accountId: string; keyId: string; by: string | null; mayBeLast?: boolean },
) {
  if (!mayBeLast) await refuseLastSignInMethod(tx, accountId, { keys: [keyId] })
  const recipients = await addressesOf(tx, accountId)
  const isThis = sql`${eq(keys.id, keyId)} and ${eq(keys.accountId, accountId)}`
  const [key = null] = await revokeKeys(tx, isThis, by)
  // What is done needs no second removal.
  await endMatchingChanges(tx, accountId, (effect) => effect.do === 'removeKey' && effect.keyId === keyId)
  if (key && isSignInMethod(key)) {
    await notifyAddresses(
      tx,
      deps,
      accountId,
      { event: 'keyRemoved', type: key.type, name: key.name, isByOperator: by === OPERATOR },
      recipients,
    )
    if (key.email !== null) await keepReplaced(tx, deps, { accountId, by }, key.email)
  }
  return key
}

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
