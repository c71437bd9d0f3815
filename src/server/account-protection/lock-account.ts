import { lockAccountRow } from '#server/account-store/accounts/hold-account.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { carryOutDue } from './carry-out-due.ts'

/**
 * Locks an account until the transaction ends, so that changes of it run one at a time. Otherwise a key could be added
 * while the first verification decides which keys stay. Carries out due changes first. Returns the account after them.
 */
export async function lockCurrentAccount(tx: Transaction, deps: Deps, accountId: string) {
  const found = await lockAccountRow(tx, accountId)
  if (found?.isDue) await carryOutDue(tx, deps, accountId)
  const row = found?.isDue ? await lockAccountRow(tx, accountId) : found
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/**
 * The same for a signed-in caller. Checks the session again, because it may have been revoked before the lock was
 * taken.
 */
export async function lockOwnAccount(tx: Transaction, deps: Deps, session: Session) {
  const row = await lockCurrentAccount(tx, deps, session.accountId)
  await refuseEnded(tx, session)
  return row
}
