import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { accountColumns, isDue } from './account-columns.ts'

/** Locks an account until the transaction ends; undefined when it is gone. */
export async function lockAccountRow(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ ...accountColumns, isDue: isDue() })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row
}

/**
 * Locks several accounts. Returns them by id, without those that are gone. Always locks in order of id, so that two
 * calls about the same accounts cannot deadlock.
 */
export async function lockAccountRows(tx: Transaction, accountIds: string[]) {
  const rows = await tx
    .select({ ...accountColumns, isDue: isDue() })
    .from(accounts)
    .where(inArray(accounts.id, accountIds))
    .orderBy(asc(accounts.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}
