import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { forgetCodes } from '#server/account-store/addresses/codes.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, codes, keys } from '#server/platform/postgres/schema.ts'

/**
 * Lays an account to rest for so many seconds, under its lock: every browser is signed out, and codes that were
 * mailed are good for nothing, or an e-mail key could be activated by one. All else stays as it is. Returns when the rest is
 * over.
 */
export async function restAccount(
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
 * Ends a rest that is not over yet, at the wish of the browser key `by`, or of who has the mailed link; false for an account
 * that does not rest, or no more. Under its lock.
 */
export async function wakeAccount(tx: Transaction, accountId: string, by: string | null): Promise<boolean> {
  const woken = await tx
    .update(accounts)
    .set({ restsUntil: null, restsSince: null })
    .where(and(eq(accounts.id, accountId), sql`${accounts.restsUntil} > clock_timestamp()`))
    .returning({ id: accounts.id })
  if (woken.length === 0) return false
  await appendAuditEvent(tx, { accountId, event: 'deletion_undone', by })
  return true
}

const isRestOver = sql`(${accounts.restsUntil} is not null and ${accounts.restsUntil} <= now())`

/** Up to `count` accounts whose rest is over, those that have waited longest first, but what somebody holds. */
export async function findRestedAccounts(tx: Transaction, count: number): Promise<string[]> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isRestOver)
    .orderBy(asc(accounts.restsUntil))
    .limit(count)
  return found.map(({ id }) => id)
}

/** Holds those whose rest is over, and passes by what somebody holds: another process, or a call that is at it. */
export async function holdRestedAccounts(tx: Transaction, accountIds: string[]): Promise<string[]> {
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), isRestOver))
    .for('update', { skipLocked: true })
  return held.map(({ id }) => id)
}
