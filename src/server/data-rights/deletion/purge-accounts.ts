import { setTimeout as sleep } from 'node:timers/promises'
import { forgetAccounts, ownedByOthers, tracesOf } from '#server/account-store/accounts/forget-accounts.ts'
import { findRestedAccounts, holdRestedAccounts } from '#server/account-store/accounts/rest-account.ts'
import { forgetLettersAbout } from '#server/outbox/outbox.ts'
import { forgetCeremoniesOf } from '#server/passkeys/ceremonies.ts'
import type { Database, Transaction } from '#server/platform/postgres/open.ts'
import { forgetCountsAbout, forgetCountsFor } from '#server/rate-limits/forget-counts.ts'
import { forgetLinksOf } from '#server/sign-in-links/cleanup.ts'

/** Accounts in one transaction: what hangs on them is read and deleted in some tens of milliseconds. */
const BATCH = 10

/** After each batch it rests so many times as long as that took: what people do meanwhile comes first. */
const REST = 9

/**
 * Deletes accounts, and with them everything in any table that points to who held them: what hangs on them by foreign
 * keys, and what others know them by: links, letters, ceremonies and counts. Under the accounts' locks, or with them still
 * to be taken by the deletion itself.
 *
 * What was counted for an address that they named and never verified stays for its hour or day: it guards the mailbox of
 * whoever that is, and says nothing of who named it.
 */
export async function purgeAccounts(tx: Transaction, accountIds: string[]) {
  const known = await tracesOf(tx, accountIds)
  const told = await forgetCountsAbout(tx, accountIds)
  const candidates = [...new Set([...known.addresses, ...told])]
  const foreign = await ownedByOthers(tx, candidates, accountIds)
  const addresses = candidates.filter((address) => !foreign.has(address))

  await forgetLinksOf(tx, accountIds, addresses)
  await forgetLettersAbout(tx, accountIds)
  await forgetCeremoniesOf(tx, known.credentialIds)
  await forgetAccounts(tx, accountIds)
  await forgetCountsFor(tx, addresses)
}

/**
 * Purges every account whose rest is over, a few at a time, each few in one transaction: whatever ends this in the middle
 * leaves whole accounts, and the next round goes on. Any number of processes may. Returns how many went.
 */
export async function purgeRested(db: Database, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  for (let purged = 0; ; ) {
    const begin = performance.now()
    const { count, isLast } = await purgeBatch(db)
    purged += count
    if (isLast || signal?.aborted) return purged
    // Ended by whoever stops the process: the next one goes on.
    await sleep((performance.now() - begin) * REST, undefined, { signal }).catch(() => undefined)
  }
}

async function purgeBatch(db: Database) {
  return await db.transaction(async (tx) => {
    const over = await findRestedAccounts(tx, BATCH)
    if (over.length === 0) return { count: 0, isLast: true }
    // Links before accounts, as whoever redeems one: two that lock in the same order can't deadlock.
    await forgetLinksOf(tx, over)
    const held = await holdRestedAccounts(tx, over)
    if (held.length > 0) await purgeAccounts(tx, held)
    // Where others hold all of them there is nothing to do here.
    return { count: held.length, isLast: held.length === 0 || over.length < BATCH }
  })
}
