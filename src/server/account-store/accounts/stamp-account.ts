import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'

/** Records that the account is in use. At most once an hour: enough to find abandoned guests. */
export async function stampAccount(db: Queries, accountId: string) {
  const isDue = sql`${accounts.lastUsedAt} < now() - interval '1 hour'`
  await db
    .update(accounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isDue))
}
