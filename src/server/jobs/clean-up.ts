import { expiredProofs } from '#server/account-protection/require-step-up.ts'
import { purgeGhosts } from '#server/account-store/accounts/purge-ghosts.ts'
import { expiredCodes } from '#server/account-store/addresses/codes.ts'
import { revokeIdleBrowsers } from '#server/account-store/browsers/revoke-idle-browsers.ts'
import { oldChanges } from '#server/account-store/changes/change-rows.ts'
import { forgetRevokedKeys } from '#server/account-store/keys/forget-revoked-keys.ts'
import { forgottenEmailKeys } from '#server/account-store/keys/keep-email-key.ts'
import { expiredMerges } from '#server/accounts/merge-guest/merges.ts'
import { trimAuditLogs } from '#server/audit-log/cleanup.ts'
import { purgeScheduledAccounts } from '#server/data-rights/deletion/purge-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { endedLetters } from '#server/outbox/outbox.ts'
import { expiredChallenges } from '#server/passkeys/ceremonies.ts'
import { type Cursor, newCursor } from '#server/platform/postgres/account-cursor.ts'
import { isAway } from '#server/platform/postgres/unavailable.ts'
import { expiredLimits } from '#server/rate-limits/limits.ts'
import { expiredLinks } from '#server/sign-in-links/redeem.ts'

/** Rows that expire by themselves, table by table. */
const expired = [
  expiredChallenges,
  expiredLinks,
  expiredCodes,
  expiredProofs,
  expiredMerges,
  expiredLimits,
  forgottenEmailKeys,
  // Mails that ended have lost their content. They stay a while for the operator.
  endedLetters,
  oldChanges,
]

/** What expires depending on other rows: found account by account. */
const expiredInAccounts = { purgeGhosts, revokeIdleBrowsers, forgetRevokedKeys, trimAuditLogs }

/**
 * Removes expired rows in small batches that skip locked rows, and as many accounts as one round covers. A failure is
 * logged and left to the next round; `signal` aborts a long round. Returns the number of removed rows.
 */
export async function cleanUp(
  deps: Pick<Deps, 'config' | 'db' | 'log'>,
  cursor: Cursor = newCursor(),
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0
  const failed = new Set<string>()

  async function attempt(what: string, work: () => Promise<number>) {
    try {
      swept += await work()
    } catch (error) {
      // The rest would fail too, and each would wait for its time limit.
      if (isAway(error)) throw error
      if (!failed.has(what)) deps.log.warn({ err: error, what }, 'sweeping failed')
      failed.add(what)
    }
  }

  for (const { what, clear } of expired) {
    await attempt(what, () => clear(deps.db))
  }
  await attempt('accounts whose rest is over', () => purgeScheduledAccounts(deps, signal && { signal }))
  for await (const batch of cursor.nextBatches(deps.db)) {
    for (const [what, clear] of Object.entries(expiredInAccounts)) {
      await attempt(what, () => clear(deps.db, batch))
    }
  }
  return swept
}
