import type { AccountSeen } from '#server/account-store/accounts/account-columns.ts'
import { hasWayBack } from '#server/account-store/accounts/has-way-back.ts'
import { holdAccounts } from '#server/account-store/accounts/hold-account.ts'
import { findBrowserKey } from '#server/account-store/browsers/find-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import { changeIdentityOf, partOf } from '#server/accounts/change-identity.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import type { MergeableGuest } from '#shared/mergeable.ts'
import { recordMerge } from './merges.ts'

/**
 * Brings what a guest said of themselves along to the session's account: whoever holds the guest's browser key was that
 * guest. What the guest never said is not brought. The guest itself stays as it is, and is purged in time.
 */
export async function mergeGuest(
  deps: Deps,
  session: Session,
  { from, take }: { from: string; take: MergeableGuest[] },
) {
  const { accountId, browserKeyId: by } = session
  return await deps.db.transaction(async (tx) => {
    const { account, guest } = await holdBoth(tx, session, from)
    const brought = [...new Set(take)].filter((thing) => saysAnything(guest, thing))
    for (const thing of brought) await changeIdentityOf(tx, account, partOf[thing](guest), by)
    const undoToken = await recordMerge(tx, deps, accountId, brought, { now: guest, before: account })
    return { brought, undoToken }
  })
}

/** Both accounts as they are from now on; refuses a key that opens nothing, and one of somebody who is no guest. */
async function holdBoth(tx: Transaction, session: Session, from: string) {
  const { accountId } = session
  const found = await findBrowserKey(tx, from)
  if (!found) throw new Refusal('browserKeyNotFound')
  const held = await holdAccounts(tx, [accountId, found.accountId])
  const account = held.get(accountId)
  if (!account) throw new Refusal('authenticationRequired')
  // Either may have been signed out between the look and the lock.
  await refuseEnded(tx, session)
  if (found.accountId === accountId) throw new Refusal('notAGuest')

  const guest = held.get(found.accountId)
  const isLive = (await findBrowserKey(tx, from)) !== null
  // Somebody who wanted the guest used for nothing meant this too.
  const isStopped = guest === undefined || guest.restrictedAt !== null || guest.restsUntil !== null
  if (!isLive || isStopped) throw new Refusal('browserKeyNotFound')
  if (await hasWayBack(tx, guest.id)) throw new Refusal('notAGuest')
  return { account, guest }
}

function saysAnything(guest: AccountSeen, thing: MergeableGuest) {
  return Object.values(partOf[thing](guest)).some((value) => value !== null)
}
