import { and, eq, isNull } from 'drizzle-orm'
import type { AccountSeen } from '#server/account-store/accounts/account-row.ts'
import { lockAccountRows } from '#server/account-store/accounts/account-row.ts'
import { findBrowserKey } from '#server/account-store/browsers/find-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import { changeIdentityOf } from '#server/accounts/change-identity.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { addresses, keys } from '#server/platform/postgres/schema.ts'
import { askedOf, type PersonalChange } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { recordMerge } from './merges.ts'

/**
 * Copies a guest's personal data to the session's account. The guest's browser key proves that the caller was that
 * guest. Data that the guest never had is not copied. The guest stays unchanged, and is purged later.
 */
export async function mergeGuest(
  deps: Deps,
  session: Session,
  { from, take }: { from: string; take: PersonalChange[] },
) {
  const { accountId, browserKeyId: by } = session
  return await deps.db.transaction(async (tx) => {
    const { account, guest } = await holdBoth(tx, session, from)
    const brought = [...new Set(take)].filter((change) => hasTold(guest, change))
    for (const change of brought) {
      await changeIdentityOf(tx, account, { change, told: pick(guest, askedOf(change)), by })
    }
    const undoToken = await recordMerge(tx, deps, accountId, brought, { now: guest, before: account })
    return { brought, undoToken }
  })
}

/** Both accounts, locked. Refuses a key that is not valid, and one of an account that is not a guest. */
async function holdBoth(tx: Transaction, session: Session, from: string) {
  const { accountId } = session
  const found = await findBrowserKey(tx, from)
  if (!found) throw new Refusal('browserKeyNotFound')
  const held = await lockAccountRows(tx, [accountId, found.accountId])
  const account = held.get(accountId)
  if (!account) throw new Refusal('authenticationRequired')
  // Either may have been signed out before the lock was taken.
  await refuseEnded(tx, session)
  if (found.accountId === accountId) throw new Refusal('notAGuest')

  const guest = held.get(found.accountId)
  const isLive = (await findBrowserKey(tx, from)) !== null
  // A restricted guest must not be used, and that includes merging it.
  const isStopped = guest === undefined || guest.restrictedAt !== null || guest.restsUntil !== null
  if (!isLive || isStopped) throw new Refusal('browserKeyNotFound')
  if (await hasOtherSignInMethod(tx, guest.id)) throw new Refusal('notAGuest')
  return { account, guest }
}

function hasTold(guest: AccountSeen, change: PersonalChange) {
  return askedOf(change).some((field) => guest[field] !== null)
}

/** Whether the account has a sign-in method besides browser keys: a passkey or an address. */
async function hasOtherSignInMethod(db: Queries, accountId: string): Promise<boolean> {
  const owned = await db.$count(addresses, eq(addresses.accountId, accountId))
  if (owned > 0) return true
  const isPasskey = and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), isNull(keys.revokedAt))
  return (await db.$count(keys, isPasskey)) > 0
}
