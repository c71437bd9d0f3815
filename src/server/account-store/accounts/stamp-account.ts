import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isStampDue } from '#server/audit-log/append-steps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'

/**
 * Records that the account is in use, when the condition holds. At most once an hour: enough to find abandoned guests.
 */
export function stampAccount(db: Queries, accountId: string | Placeholder, condition?: SQL) {
  return db
    .update(accounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isStampDue(), condition))
}
