import { eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'
import type { PersonalData } from '#shared/personal-fields.ts'
import type { AccountSeen } from './account-columns.ts'

type Changes = Partial<PersonalData & Pick<AccountSeen, 'email' | 'pendingEmail'>> & {
  restrictedAt?: null
  restrictedByKeyId?: null
}

/** Updates an account row: personal data, recovery e-mail, or lifts a restriction. */
export async function changeAccount(db: Queries, accountId: string, changes: Changes) {
  await db.update(accounts).set(changes).where(eq(accounts.id, accountId))
}

/** Restricts an account. Returns since when, cut to the milliseconds that every reader sees. */
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
