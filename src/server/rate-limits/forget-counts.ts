import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { addressOfNotices, bucketsFor, isCountAbout } from './limits.ts'

/** Forgets the counts that name these accounts. Returns the addresses that had notices about them: verified at that time. */
export async function forgetCountsAbout(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const forgotten = await tx
    .delete(limits)
    .where(isCountAbout(accountIds))
    .returning({ bucket: limits.bucket })
  return forgotten.flatMap(({ bucket }) => addressOfNotices(bucket) ?? [])
}

/**
 * Forgets the counts that name these addresses. One that somebody is at just now is left: they count anew, and may wait for
 * what this transaction holds.
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
