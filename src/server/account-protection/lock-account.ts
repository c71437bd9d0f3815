import { holdAccount } from '#server/account-store/accounts/hold-account.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { carryOutDue } from './carry-out-due.ts'

/**
 * Holds an account until the transaction ends, so that what it owns changes one step at a time: a key can't be added while
 * the first verification decides which keys stay. What is due takes effect first. Resolves to the account as it is from then on.
 */
export async function lockedAccount(tx: Transaction, deps: Deps, accountId: string) {
  const found = await holdAccount(tx, accountId)
  if (found?.isDue) await carryOutDue(tx, deps, accountId)
  const row = found?.isDue ? await holdAccount(tx, accountId) : found
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/**
 * The same for a signed-in caller, and looks once more whether the session still stands: it may have been revoked between
 * the first look and the lock.
 */
export async function lockOwnAccount(tx: Transaction, deps: Deps, session: Session) {
  const row = await lockedAccount(tx, deps, session.accountId)
  await refuseEnded(tx, session)
  return row
}
