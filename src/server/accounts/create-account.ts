import { newAccount } from '#server/account-store/accounts/new-account.ts'
import { type Browser, newBrowserKey } from '#server/account-store/browsers/new-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { publishGuestMade } from '#server/lib/telemetry.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'
import { limitValues } from '#server/rate-limits/count.ts'
import { newAccountLimits, refuseFull } from '#server/rate-limits/limits.ts'
import { sessionOn } from '#server/sessions/session-token.ts'
import { presentAccount } from './present.ts'
import { nobody } from './present-user.ts'
import { makeGuest } from './queries.ts'

/**
 * Creates a guest account and signs its browser in. A known `browserId` gives a new account as well, because it only
 * names a browser and signs nobody in.
 */
export async function createAccount(deps: Deps, facts: Browser & { clientAddress: string }) {
  const limits = newAccountLimits(deps, facts.clientAddress)
  const ghost = newAccount(deps.random)
  const key = newBrowserKey(deps, { ...facts, accountId: ghost.id, wayIn: null })
  const { upid, userHandle } = ghost
  const made = onlyRow(
    await makeGuest(deps.db).execute({ ...limitValues(limits), ...key.values, upid, userHandle }),
  )
  await refuseFull(deps.db, limits, made.counted)
  publishGuestMade()

  const { browserKeyId, browserName, browserId } = key.values
  const account = presentAccount({ ...nobody, ...ghost, createdAt: made.createdAt }, [
    {
      id: browserKeyId,
      type: 'browser',
      name: browserName,
      browserId,
      current: true,
      createdAt: made.createdAt.toISOString(),
      lastUsed: null,
      leavesAt: null,
    },
  ])
  return { ...sessionOn(deps, key), ...account }
}
