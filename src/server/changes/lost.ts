import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { addresses, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { undoableChanges } from './list-changes.ts'

/**
 * Since when an account had the oldest of what it has lost and may still get back; null when there is nothing. What it had
 * for a moment only does not count: that guards nothing.
 */
export async function lostSince(
  tx: Transaction,
  { config: { seniorityS } }: Pick<Deps, 'config'>,
  accountId: string,
): Promise<Date | null> {
  const removed = (await undoableChanges(tx, accountId)).flatMap(({ keysRemoved }) => keysRemoved)
  const wasLong = sql`${keys.createdAt} <= ${keys.revokedAt} - make_interval(secs => ${seniorityS})`
  const lostKeys = await tx
    .select({ since: keys.createdAt })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), inArray(keys.id, removed), wasLong))
  // Only those that were long the account's are reserved at all.
  const isReserved = and(eq(addresses.accountId, accountId), isNotNull(addresses.reservedUntil))
  const lostAddresses = await tx
    .select({ since: addresses.verifiedAt })
    .from(addresses)
    .where(and(isReserved, sql`${addresses.reservedUntil} > clock_timestamp()`))
  const [oldest] = [...lostKeys, ...lostAddresses].sort((a, b) => a.since.getTime() - b.since.getTime())
  return oldest?.since ?? null
}
