import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'

type Changes = Partial<
  Pick<typeof accounts.$inferInsert, 'first' | 'last' | 'bornOn' | 'email' | 'pendingEmail'>
>

/** Changes what an account says of its holder. */
export async function changeAccount(db: Queries, accountId: string, changes: Changes) {
  await db.update(accounts).set(changes).where(eq(accounts.id, accountId))
}
