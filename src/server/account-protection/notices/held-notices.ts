import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { postLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, heldNotices } from '#server/platform/postgres/schema.ts'
import { endOfNoticeDay } from '#server/rate-limits/limits.ts'
import { digestLetter } from './letters.ts'
import { type Notice, TOLD_WHILE_RESTRICTED } from './notice-wordings.ts'

/** Keeps a notice beyond the day's number as a count: when the day is over, one digest tells of them all. */
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

/** Posts every digest that is due, each in a transaction of its own. Any number of processes may. */
export async function postDigests(deps: Pick<Deps, 'config' | 'db' | 'random' | 'wakeUp'>): Promise<number> {
  for (let posted = 0; ; posted++) {
    if (!(await deps.db.transaction((tx) => postDigest(tx, deps)))) return posted
  }
}

/** What a restricted account hears; the rest waits until that is lifted. */
const isOfRestriction = inArray(heldNotices.event, TOLD_WHILE_RESTRICTED)

/**
 * Posts one digest; false when none is due that another process is not at. The account is held, so that nobody else
 * takes the other half of the same digest; whoever comes second finds it gone and goes on to the next.
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
    // On the way to its deletion an account hears of that alone.
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
    await postLetter(tx, deps, digestLetter(deps.config, { to: address, upid, held }), { accountId })
  return true
}
