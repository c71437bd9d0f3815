import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import { accountColumns } from './account-columns.ts'
import { refuseEnded } from './refuse-ended.ts'
import type { Session } from './session.ts'

/**
 * Holds an account until the transaction ends, so that what it owns changes one step at a time: a key
 * can't be added while the first verification decides which keys stay.
 */
export async function lockAccount(tx: Transaction, accountId: string) {
  await lockedAccount(tx, accountId)
}

/** The same, and the account as it is from then on. */
export async function lockedAccount(tx: Transaction, accountId: string) {
  const row = await holdAccount(tx, accountId)
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/** The same; undefined when it is gone. */
export async function holdAccount(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row
}

/**
 * Several accounts at once, by their ids; one that is gone is not among them. In one order for everybody, so that two calls
 * about the same accounts can't wait for each other.
 */
export async function holdAccounts(tx: Transaction, accountIds: string[]) {
  const rows = await tx
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.id, accountIds))
    .orderBy(asc(accounts.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The same for a signed-in caller, and looks once more whether the session still stands: it may have been
 * revoked between the first look and the lock.
 */
export async function lockOwnAccount(tx: Transaction, session: Session) {
  const row = await lockedAccount(tx, session.accountId)
  await refuseEnded(tx, session)
  return row
}
