import { setTimeout as sleep } from 'node:timers/promises'
import { forgetAccounts, ownedByOthers, tracesOf } from '#server/account-store/accounts/forget-accounts.ts'
import { findExpiredDeletions, lockExpiredDeletions } from '#server/account-store/accounts/rest-account.ts'
import type { Deps } from '#server/deps.ts'
import { forgetLettersAbout } from '#server/outbox/outbox.ts'
import { forgetCeremoniesOf } from '#server/passkeys/ceremonies.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { forgetCountsAbout, forgetCountsFor } from '#server/rate-limits/forget-counts.ts'
import { forgetLinksOf } from '#server/sign-in-links/cleanup.ts'

/** Accounts in one transaction: their rows are deleted in some tens of milliseconds. */
const BATCH = 10

/** The pause after each batch, as a multiple of the time it took, so that requests come first. */
const REST = 9

/**
 * Deletes accounts and everything in any table that refers to them. That is every row with a foreign key to them, and
 * links, letters, ceremonies and counts that name them in another way. Under the accounts' locks; a lock not held yet
 * is taken by the deletion.
 *
 * A count for an address that they named but never verified stays for its hour or day. It protects the mailbox of the
 * address's owner, and does not say who named it.
 */
export async function purgeAccounts(tx: Transaction, deps: Pick<Deps, 'config'>, accountIds: string[]) {
  const known = await tracesOf(tx, accountIds)
  const counted = await forgetCountsAbout(tx, accountIds)
  const candidates = [...new Set([...known.addresses, ...counted])]
  const foreign = await ownedByOthers(tx, candidates, accountIds)
  const addresses = candidates.filter((address) => !foreign.has(address))

  await forgetLinksOf(tx, accountIds, addresses)
  await forgetLettersAbout(tx, deps, { accountIds, addresses })
  await forgetCeremoniesOf(tx, known.credentialIds)
  await forgetAccounts(tx, accountIds)
  await forgetCountsFor(tx, addresses)
}

/**
 * Purges every account whose grace period is over, in batches of one transaction each. An interruption leaves only
 * whole accounts, and the next run goes on. Several processes may run this at once. Returns how many were purged.
 */
export async function purgeScheduledAccounts(
  deps: Pick<Deps, 'config' | 'db'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  for (let purged = 0; ; ) {
    const begin = performance.now()
    const { count, isLast } = await purgeBatch(deps)
    purged += count
    if (isLast || signal?.aborted) return purged
    // Aborted when the process stops; the next process goes on.
    await sleep((performance.now() - begin) * REST, undefined, { signal }).catch(() => undefined)
  }
}

async function purgeBatch(deps: Pick<Deps, 'config' | 'db'>) {
  return await deps.db.transaction(async (tx) => {
    const over = await findExpiredDeletions(tx, BATCH)
    if (over.length === 0) return { count: 0, isLast: true }
    // Links before accounts, like the redemption of a link: transactions that lock in the same order cannot deadlock.
    await forgetLinksOf(tx, over)
    const held = await lockExpiredDeletions(tx, over)
    if (held.length > 0) await purgeAccounts(tx, deps, held)
    // Other processes hold all of them, so nothing is left to do here.
    return { count: held.length, isLast: held.length === 0 || over.length < BATCH }
  })
}
