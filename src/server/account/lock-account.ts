import { and, eq, lt, sql } from 'drizzle-orm'
import { refuseEnded } from '#server/auth/authenticate.ts'
import type { Session } from '#server/auth/session.ts'
import type { Transaction } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'

/**
 * Holds an account until the transaction ends, so that what it owns changes one step at a time: a key
 * can't be added while the first verification decides which keys stay.
 */
export async function lockAccount(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  if (!row) throw new Refusal('authenticationRequired')
}

/**
 * The same for a signed-in caller, and looks once more whether the session still stands: it may have been
 * revoked between the first look and the lock.
 */
export async function lockOwnAccount(tx: Transaction, session: Session) {
  await lockAccount(tx, session.accountId)
  await refuseEnded(tx, session)
}

/** Notes that the account is in use; once an hour is enough to tell a forgotten ghost. */
export async function stampAccount(tx: Transaction, accountId: string) {
  await tx
    .update(accounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), lt(accounts.lastUsedAt, sql`now() - interval '1 hour'`)))
}
