import { eq } from 'drizzle-orm'
import { type Browser, newBrowserId } from '#server/auth/browser-keys.ts'
import { newSecret } from '#server/auth/one-time-secret.ts'
import type { Session } from '#server/auth/session.ts'
import { issueSessionToken, reissueSessionToken } from '#server/auth/session-token.ts'
import { accounts } from '#server/db/schema.ts'
import { onlyRow } from '#server/db/statement.ts'
import type { Deps } from '#server/deps.ts'
import { limitValues } from '#server/limits/count.ts'
import { newAccountLimits, refuseFull } from '#server/limits/limits.ts'
import { makeGuest } from './make-guest.ts'
import { newAccount } from './new-account.ts'
import { presentAccount } from './present-account.ts'

/**
 * Makes a ghost and signs its browser in. A known `browserId` makes a new account all the same: it names
 * a browser and opens nothing.
 */
export async function createAccount(deps: Deps, facts: Browser & { clientAddress: string }) {
  const limits = newAccountLimits(deps, facts.clientAddress)
  const { secret: browserKey, hash } = newSecret(deps.random)
  const ghost = newAccount(deps.random)
  const standing = { accountId: ghost.id, browserKeyId: deps.random.id(), secretId: deps.random.id() }
  const browser = {
    browserId: facts.browserId ?? newBrowserId(deps.random),
    browserName: facts.browserName,
  }
  const values = { ...limitValues(limits), ...ghost, ...standing, ...browser, hash }
  const made = onlyRow(await makeGuest(deps.db).execute(values))
  await refuseFull(deps.db, limits, made.counted)

  const createdAt = made.createdAt.toISOString()
  return {
    success: true as const,
    ...issueSessionToken(deps, standing),
    browserKey,
    ...presentAccount({ ...nobody, ...ghost, createdAt: made.createdAt }, [
      {
        id: standing.browserKeyId,
        type: 'browser',
        name: browser.browserName,
        browserId: browser.browserId,
        current: true,
        createdAt,
        lastUsed: null,
      },
    ]),
  }
}

/** What is known of a guest. */
const nobody = { first: null, middle: null, last: null, bornOn: null, email: null, pendingEmail: null }

/** Changes what the account says of its holder. */
export async function changeIdentity(
  deps: Deps,
  session: Session,
  changes: { first: string; last: string } | { bornOn: string },
) {
  await deps.db.update(accounts).set(changes).where(eq(accounts.id, session.accountId))
  return { success: true as const, jwt: reissueSessionToken(deps, session), message: 'Saved.' }
}
