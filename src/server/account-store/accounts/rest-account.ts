import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { forgetCodes } from '#server/account-store/addresses/codes.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, codes, keys } from '#server/platform/postgres/schema.ts'

/**
 * Schedules an account for deletion in so many seconds. Signs out every browser. Deletes the mailed codes, because one
 * could still activate an e-mail key. Everything else stays. Returns when the grace period ends. Under the account's
 * lock.
 */
export async function markForDeletion(
  tx: Transaction,
  { accountId, by }: { accountId: string; by: string | null },
  seconds: number,
): Promise<Date> {
  await appendAuditEvent(tx, { accountId, event: 'deletion_asked', by })
  await revokeKeys(tx, and(eq(keys.accountId, accountId), eq(keys.type, 'browser')) as SQL, by)
  await forgetCodes(tx, eq(codes.accountId, accountId))
  const [rested] = await tx
    .update(accounts)
    .set({ restsUntil: fromNow(seconds), restsSince: sql`clock_timestamp()` })
    .where(eq(accounts.id, accountId))
    .returning({ restsUntil: accounts.restsUntil })
  if (!rested?.restsUntil) throw new Error('Nobody holds the account that is to rest')
  return rested.restsUntil
}

/**
 * Undoes a scheduled deletion. `by` is the browser key that asks; null for a mailed link. False when no deletion is
 * scheduled or the grace period is over. Under the account's lock.
 */
export async function cancelDeletion(
  tx: Transaction,
  accountId: string,
  by: string | null,
): Promise<boolean> {
  const undone = await tx
    .update(accounts)
    .set({ restsUntil: null, restsSince: null })
    .where(and(eq(accounts.id, accountId), sql`${accounts.restsUntil} > clock_timestamp()`))
    .returning({ id: accounts.id })
  if (undone.length === 0) return false
  await appendAuditEvent(tx, { accountId, event: 'deletion_undone', by })
  return true
}

const isRestOver = sql`(${accounts.restsUntil} is not null and ${accounts.restsUntil} <= now())`

/** Up to `count` accounts whose grace period is over, those due longest first. Locks none of them. */
export async function findExpiredDeletions(tx: Transaction, count: number): Promise<string[]> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isRestOver)
    .orderBy(asc(accounts.restsUntil))
    .limit(count)
  return found.map(({ id }) => id)
}

/** Locks those whose grace period is over. Skips accounts that another process or call has locked. */
export async function lockExpiredDeletions(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), isRestOver))
    .for('update', { skipLocked: true })
  return held.map(({ id }) => id)
}
