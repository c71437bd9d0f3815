import { sql } from 'drizzle-orm'
import { accounts } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { browserKeySteps, guestStep } from '#server/keys/steps.ts'
import { countingSteps } from '#server/limits/count.ts'

/** How many limits a new account comes under. */
const LIMITS = 2

/**
 * Counts a new account on its limits and, when there is room on both, makes it with the browser key that opens it. A call
 * that is refused has counted all the same.
 */
export const makeGuest = statement('make_guest', (db) => {
  const { steps, counted, last } = countingSteps(db, LIMITS)
  const account = guestStep(db, last)
  return db
    .with(...steps, account, ...browserKeySteps(db, sql`account`))
    .select({ counted, createdAt: sql`(select created_at from account)`.mapWith(accounts.createdAt) })
    .from(oneRow)
})
