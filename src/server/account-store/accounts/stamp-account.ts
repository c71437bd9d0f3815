import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isStampDue } from '#server/audit-log/append-steps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'

/** Notes that the account is in use, where the condition holds; once an hour is enough to tell a forgotten ghost. */
export function stampAccount(db: Queries, accountId: string | Placeholder, condition?: SQL) {
  return db
    .update(accounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isStampDue(), condition))
}
