import { eq, sql } from 'drizzle-orm'
import { refuseLastSignInMethod } from '#server/account-protection/last-sign-in-method.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { endMatchingChanges } from '#server/account-protection/pending-changes.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import { isSignInMethod } from '#server/account-store/keys/is-sign-in-method.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { keepReplaced } from './keep-mailbox.ts'

/**
 * Revokes a key for good and notifies every address that the account had before. Returns the key; null when it is gone
 * already. Refuses with `last_key` when no sign-in method would be left, unless `mayBeLast`. Under the account's lock.
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
      { event: 'keyRemoved', type: key.type, name: key.name },
      recipients,
    )
    if (key.email !== null) await keepReplaced(tx, deps, { accountId, by }, key.email)
  }
  return key
}
