import { and, eq, isNull, sql } from 'drizzle-orm'
import { entered, heldAccount, smallRing } from '#server/auth/enter-steps.ts'
import { keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { newKeySteps, useStep } from '#server/keys/steps.ts'

/**
 * Signs in by a passkey whose answer was judged: holds the account, compares and sets the counter, and adds a browser key.
 * All of it or nothing: `isAdded` is false when another answer with the same counter was quicker or the passkey is gone,
 * or when the ring `isLarge`, which wants a transaction.
 */
export const enterByPasskey = statement('enter_by_passkey', (db) => {
  const accountId = sql.placeholder('accountId')
  const small = smallRing(db, accountId)
  const account = heldAccount(db, accountId, sql`exists (select from small)`)
  const stamped = db.$with('stamped').as(
    db
      .update(keys)
      .set({
        counter: sql`${sql.placeholder('counter')}`,
        backedUp: sql`${sql.placeholder('backedUp')}`,
        lastUsedAt: sql`now()`,
      })
      .where(
        and(
          eq(keys.id, sql.placeholder('passkeyId')),
          eq(keys.counter, sql.placeholder('knownCounter')),
          isNull(keys.revokedAt),
          sql`exists (select from account)`,
        ),
      )
      .returning({ id: keys.accountId }),
  )
  const used = useStep(db, accountId, sql`exists (select from stamped)`)
  const added = newKeySteps(db, sql`(select account_id as id from stamped) as holder`)
  return db
    .with(small, account, stamped, used, ...added)
    .select(entered(account))
    .from(oneRow)
    .leftJoin(account, sql`true`)
})
