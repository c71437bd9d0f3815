import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { accounts, changes } from '#server/db/schema.ts'

/** Tells the account's row when the next of its changes is due: whoever looks at the account sees it there. */
export async function noteNextDue(tx: Transaction, accountId: string) {
  const next = tx
    .select({ at: sql`min(${changes.takesEffectAt})` })
    .from(changes)
    .where(and(eq(changes.accountId, accountId), isNotNull(changes.effect)))
  await tx
    .update(accounts)
    .set({ dueAt: sql`${next}` })
    .where(eq(accounts.id, accountId))
}
