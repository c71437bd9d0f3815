import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, heldNotices } from '#server/platform/postgres/schema.ts'
import { countNotice, endOfNoticeDay } from '#server/rate-limits/limits.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import {
  digestLetter,
  noticeLetter,
  type PendingFacts,
  pendingChangeLetter,
  stoppedLetter,
} from './letters.ts'
import { type Notice, RESTRICTION_EVENTS } from './notice-wordings.ts'

/** The address for notices: the recovery e-mail, else the oldest address of the account; null without any. */
async function noticeAddress(tx: Transaction, accountId: string): Promise<string | null> {
  const { email } = await readAccountRow(tx, accountId)
  if (email !== null) return email
  const [oldest = null] = await addressesOf(tx, accountId)
  return oldest
}

/** Notifies one address of the account, if it has any. */
export async function notifyAccount(tx: Transaction, deps: Deps, accountId: string, notice: Notice) {
  await notifyAddresses(tx, deps, accountId, notice, [await noticeAddress(tx, accountId)])
}

/** Notifies every address of the account; `tokens` as in `notifyAddresses`. */
export async function notifyEveryAddress(
  tx: Transaction,
  deps: Deps,
  accountId: string,
  notice: Notice,
  tokens?: ReadonlyMap<string, string>,
) {
  await notifyAddresses(tx, deps, accountId, notice, await addressesOf(tx, accountId), tokens)
}

/**
 * Notifies each address once. When a change moves addresses, pass those of before and after. Beyond the daily limit
 * notices are held for a digest, so that many changes cannot flood a mailbox. A notice with a token is never held,
 * because its link removes what was added. A restricted account is notified of its restriction only.
 */
export async function notifyAddresses(
  tx: Transaction,
  deps: Deps,
  accountId: string,
  notice: Notice,
  recipients: (string | null)[],
  tokens: ReadonlyMap<string, string> = new Map(),
) {
  const { upid, restrictedAt, restsUntil } = await readAccountRow(tx, accountId)
  // An account scheduled for deletion is notified of nothing but the deletion.
  if (restsUntil !== null) return
  if (restrictedAt !== null && !RESTRICTION_EVENTS.includes(notice.event)) return
  const known = new Set(recipients.filter((address) => address !== null))
  for (const to of known) {
    const token = tokens.get(to)
    const hasRoom = token !== undefined || (await countNotice(tx, { accountId, address: to }))
    const letter = noticeLetter(deps.config, { to, upid, notice, token })
    if (hasRoom) await enqueueLetter(tx, deps, letter, { accountId })
    else await holdNotice(tx, { accountId, address: to, event: notice.event })
  }
}

/**
 * Notifies one address of a pending change. The daily limit does not apply, and a restricted account gets it too. Such
 * letters are few, and only a notified owner can stop the change (docs/age-and-delay.md, rules 5 and 9).
 */
export async function notifyOfPending(
  tx: Transaction,
  deps: Deps,
  { accountId, ...facts }: { accountId: string } & Omit<PendingFacts, 'upid'>,
) {
  const { upid } = await readAccountRow(tx, accountId)
  await enqueueLetter(tx, deps, pendingChangeLetter(deps.config, { ...facts, upid }), { accountId })
}

/** Notifies every address of an account that a pending change was stopped. */
export async function notifyOfStopping(
  tx: Transaction,
  deps: Deps,
  { accountId, event }: { accountId: string; event: AuditEvent },
) {
  const { upid } = await readAccountRow(tx, accountId)
  for (const to of await addressesOf(tx, accountId))
    await enqueueLetter(tx, deps, stoppedLetter(deps.config, { to, upid, event }), { accountId })
}

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
