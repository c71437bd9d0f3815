import { eq } from 'drizzle-orm'
import { Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'

type AccountRow = typeof accounts.$inferSelect

/** The account row. Refuses with `authenticationRequired` when the account is gone. */
export async function readAccountRow(db: Queries, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) throw new Refusal('authenticationRequired')
  return row
}
