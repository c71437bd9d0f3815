import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import type { LimitKind } from './limit-kinds.ts'

/**
 * Deletes the counts of these accounts. Returns the addresses that had notices about them: they were verified then.
 */
export async function forgetCountsAbout(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const forgotten = await tx
    .delete(limits)
    .where(inArray(limits.subject, accountIds))
    .returning({ kind: limits.kind, address: limits.address })
  const notices = 'notices_a_day' satisfies LimitKind
  return forgotten.filter(({ kind }) => kind === notices).map(({ address }) => address)
}

/**
 * Deletes the counts of these addresses. Locked ones stay: another call is counting on them, and may wait for a lock of
 * this transaction.
 */
export async function forgetCountsFor(tx: Transaction, addresses: string[]) {
  if (addresses.length === 0) return
  const found = tx
    .select({ row: sql`ctid` })
    .from(limits)
    .where(inArray(limits.subject, addresses))
    .for('update', { skipLocked: true })
  await tx.delete(limits).where(sql`ctid = any(array(${found}))`)
}
