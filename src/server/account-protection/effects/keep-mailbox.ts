import { endMatchingChanges, readPendingChanges } from '#server/account-protection/pending-changes.ts'
import { changeAccount } from '#server/account-store/accounts/change-account.ts'
import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import { holdByEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { auditStopped } from './end-as-stopped.ts'

/**
 * Gives a mailbox of the account an e-mail key, unless it is the recovery e-mail. Without one of the two the mailbox would
 * be owned, but no page would show it and no call could remove it. Under the account's lock.
 */
export async function keepByEmailKey(tx: Transaction, deps: Deps, accountId: string, address: string) {
  const { email } = await readAccountRow(tx, accountId)
  if (email === address || (await ownerOf(tx, address)) !== accountId) return
  await holdByEmailKey(tx, deps, accountId, address)
  // The key is active now. There is nothing left to wait for.
  await endMatchingChanges(
    tx,
    accountId,
    (effect) => effect.do === 'activateEmailKey' && effect.address === address,
  )
}

/**
 * Keeps every mailbox that leaves because the address `gone` replaced it, once the account has lost that address: nobody
 * asked to lose both. It becomes the recovery e-mail again if there is none, and an e-mail key otherwise. Every address is
 * notified. Under the account's lock.
 */
export async function keepReplaced(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
  gone: string,
) {
  if ((await ownerOf(tx, gone)) === accountId) return
  for (const change of await readPendingChanges(tx, accountId)) {
    const { effect, event } = change
    if (effect.do !== 'releaseReplaced' || effect.replacedBy !== gone) continue
    await endChange(tx, change, { isStopped: true })
    const { email } = await readAccountRow(tx, accountId)
    if (email === null) await changeAccount(tx, accountId, { email: effect.address })
    else await keepByEmailKey(tx, deps, accountId, effect.address)
    await auditStopped(tx, deps, { accountId, by, event })
  }
}
