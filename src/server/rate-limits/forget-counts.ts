import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { addressOfNotices, bucketsFor, isCountAbout } from './limits.ts'

/**
 * Deletes the counts that name these accounts. Returns the addresses that had notices about them: they were verified
 * then.
 */
export async function forgetCountsAbout(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const forgotten = await tx
    .delete(limits)
    .where(isCountAbout(accountIds))
    .returning({ bucket: limits.bucket })
  return forgotten.flatMap(({ bucket }) => addressOfNotices(bucket) ?? [])
}

/**
 * Deletes the counts that name these addresses. Locked ones stay: another call is counting on them, and may wait for
 * a lock of this transaction.
 */
export async function forgetCountsFor(tx: Transaction, addresses: string[]) {
  if (addresses.length === 0) return
  const found = tx
    .select({ bucket: limits.bucket })
    .from(limits)
    .where(inArray(limits.bucket, addresses.flatMap(bucketsFor)))
    .for('update', { skipLocked: true })
  await tx.delete(limits).where(sql`${limits.bucket} = any(array(${found}))`)
}
