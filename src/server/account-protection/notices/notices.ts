import { readAccountRow } from '#server/account-store/accounts/read-account-row.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Deps } from '#server/deps.ts'
import { postLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { countNotice } from '#server/rate-limits/limits.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { holdNotice } from './held-notices.ts'
import { noticeLetter, type PendingFacts, pendingChangeLetter, stoppedLetter } from './letters.ts'
import { type Notice, TOLD_WHILE_RESTRICTED } from './notice-wordings.ts'

/** Where an account hears of changes: its recovery e-mail, else the oldest address it owns; null without any. */
async function noticeAddress(tx: Transaction, accountId: string): Promise<string | null> {
  const { email } = await readAccountRow(tx, accountId)
  if (email !== null) return email
  const [oldest = null] = await addressesOf(tx, accountId)
  return oldest
}

/** Tells the account's address what has just changed; an account without one hears nothing. */
export async function notifyAccount(tx: Transaction, deps: Deps, accountId: string, notice: Notice) {
  await notifyAddresses(tx, deps, accountId, notice, [await noticeAddress(tx, accountId)])
}

/** Tells every address that is the account's; `tokens` as in `notifyAddresses`. */
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
 * Tells each of these addresses once: where a change moves addresses, those of before and after it hear of it. Somebody
 * who makes changes by the hundred must not fill a mailbox: beyond the day's number, notices wait for a digest; but never one
 * with a token, by which its reader takes back what was added. A restricted account is written to about its restriction
 * alone.
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
  // On the way to its deletion it hears of that alone.
  if (restsUntil !== null) return
  if (restrictedAt !== null && !TOLD_WHILE_RESTRICTED.includes(notice.event)) return
  const known = new Set(recipients.filter((address) => address !== null))
  for (const to of known) {
    const token = tokens.get(to)
    const hasRoom = token !== undefined || (await countNotice(tx, { accountId, address: to }))
    const letter = noticeLetter(deps.config, { to, upid, notice, token })
    if (hasRoom) await postLetter(tx, deps, letter, { accountId })
    else await holdNotice(tx, { accountId, address: to, event: notice.event })
  }
}

/**
 * Tells one address of a change that waits. It comes under no number of a day, and reaches an account that is restricted too:
 * there are few, and whoever is not told cannot say no (spec/later.md, 'Age and delay' 5 and 9).
 */
export async function notifyOfPending(
  tx: Transaction,
  deps: Deps,
  { accountId, ...facts }: { accountId: string } & Omit<PendingFacts, 'upid'>,
) {
  const { upid } = await readAccountRow(tx, accountId)
  await postLetter(tx, deps, pendingChangeLetter(deps.config, { ...facts, upid }), { accountId })
}

/** Tells every address of an account that a waiting change was stopped. */
export async function notifyOfStopping(
  tx: Transaction,
  deps: Deps,
  { accountId, event }: { accountId: string; event: AuditEvent },
) {
  const { upid } = await readAccountRow(tx, accountId)
  for (const to of await addressesOf(tx, accountId))
    await postLetter(tx, deps, stoppedLetter(deps.config, { to, upid, event }), { accountId })
}
