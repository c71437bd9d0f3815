import { eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'
import type { AccountSeen, Identity } from './account-columns.ts'

type Changes = Partial<Identity & Pick<AccountSeen, 'email' | 'pendingEmail'>> & {
  restrictedAt?: null
  restrictedByKeyId?: null
}

/** Changes what an account says of its holder. */
export async function changeAccount(db: Queries, accountId: string, changes: Changes) {
  await db.update(accounts).set(changes).where(eq(accounts.id, accountId))
}

/** Stops an account at its holder's wish; says since when, to the millisecond as everybody sees it. */
export async function restrictNow(tx: Transaction, accountId: string, by: string): Promise<Date> {
  const { restrictedAt } = onlyRow(
    await tx
      .update(accounts)
      .set({ restrictedAt: sql`date_trunc('milliseconds', clock_timestamp())`, restrictedByKeyId: by })
      .where(eq(accounts.id, accountId))
      .returning({ restrictedAt: sql`${accounts.restrictedAt}`.mapWith(accounts.createdAt) }),
  )
  return restrictedAt
}
