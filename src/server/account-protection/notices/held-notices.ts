import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, heldNotices } from '#server/platform/postgres/schema.ts'
import { endOfNoticeDay } from '#server/rate-limits/limits.ts'
import { digestLetter } from './letters.ts'
import { type Notice, RESTRICTION_EVENTS } from './notice-wordings.ts'

/** Counts a notice beyond the daily limit. One digest reports all of them when the day is over. */
export async function holdNotice(
  tx: Transaction,
  facts: { accountId: string; address: string; event: Notice['event'] },
) {
  await tx
    .insert(heldNotices)
    .values({ ...facts, count: 1, dueAt: endOfNoticeDay(facts) })
    .onConflictDoUpdate({
      target: [heldNotices.accountId, heldNotices.address, heldNotices.event],
      set: { count: sql`${heldNotices.count} + 1` },
    })
}

/**
 * Posts every digest that is due, each in its own transaction. Several processes may run this at once. Returns how many
 * were posted.
 */
export async function postDigests(deps: Pick<Deps, 'config' | 'db' | 'random' | 'wakeUp'>): Promise<number> {
  for (let posted = 0; ; posted++) {
    if (!(await deps.db.transaction((tx) => postDigest(tx, deps)))) return posted
  }
}

/** The only events a restricted account is notified of; the others stay held until the restriction is lifted. */
const isOfRestriction = inArray(heldNotices.event, RESTRICTION_EVENTS)

/**
 * Posts one digest. False when none is due that another process does not hold. The account is locked, so that no other
 * process takes a part of the same digest. A process that comes second skips the account and takes the next.
 */
async function postDigest(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'random' | 'wakeUp'>,
): Promise<boolean> {
  const isDue = lte(heldNotices.dueAt, sql`now()`)
  const [next] = await tx
    .select({
      accountId: accounts.id,
      upid: accounts.upid,
      restrictedAt: accounts.restrictedAt,
      address: heldNotices.address,
    })
    .from(heldNotices)
    .innerJoin(accounts, eq(accounts.id, heldNotices.accountId))
    // An account scheduled for deletion is notified of nothing but the deletion.
    .where(and(isDue, isNull(accounts.restsUntil), or(isNull(accounts.restrictedAt), isOfRestriction)))
    .orderBy(asc(heldNotices.dueAt))
    .limit(1)
    .for('no key update', { of: accounts, skipLocked: true })
  if (!next) return false

  const { accountId, address, upid, restrictedAt } = next
  const held = await tx
    .delete(heldNotices)
    .where(
      and(
        eq(heldNotices.accountId, accountId),
        eq(heldNotices.address, address),
        isDue,
        restrictedAt === null ? undefined : isOfRestriction,
      ),
    )
    .returning({ event: heldNotices.event, count: heldNotices.count })
  if (held.length > 0)
    await enqueueLetter(tx, deps, digestLetter(deps.config, { to: address, upid, held }), { accountId })
  return true
}
