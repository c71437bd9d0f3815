import { and, eq, exists, not, sql } from 'drizzle-orm'
import { isDue } from '#server/account-store/accounts/account-columns.ts'
import { standing } from '#server/account-store/keys/holder-queries.ts'
import { browserKeySteps, guestSteps } from '#server/account-store/keys/sign-in-steps.ts'
import { accounts, addresses } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { countingSteps } from '#server/rate-limits/count.ts'
import type { newAccountLimits } from '#server/rate-limits/limits.ts'

/**
 * Counts a new account on its limits. If both have room, creates it with its browser key and its first audit event. A
 * refused call is counted as well.
 */
export const makeGuest = statement('make_guest', (db) => {
  const { steps, counted, last } = countingSteps<ReturnType<typeof newAccountLimits>>(db, 2)
  return db
    .with(...steps, ...guestSteps(db, last), ...browserKeySteps(db, sql`account`))
    .select({ counted, createdAt: sql`(select created_at from account)`.mapWith(accounts.createdAt) })
    .from(oneRow)
})

/** The account of a session, in brief. No row when the session has ended. */
export const readHolder = statement('read_holder', (db) => {
  const owned = db.select({ address: addresses.address }).from(addresses)
  return db
    .select({
      accountId: accounts.id,
      upid: accounts.upid,
      isDue: isDue(),
      ghost: sql<boolean>`${not(exists(owned.where(eq(addresses.accountId, accounts.id))))}`,
    })
    .from(accounts)
    .where(and(eq(accounts.id, sql.placeholder('accountId')), exists(standing(db))))
})
