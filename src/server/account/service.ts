import { eq } from 'drizzle-orm'
import { type Browser, issueFirstBrowserKey } from '#server/auth/browser-keys.ts'
import type { Session } from '#server/auth/session.ts'
import { reissueSessionToken } from '#server/auth/session-token.ts'
import { accounts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { limitNewAccounts } from '#server/limits/limits.ts'
import { newAccount } from './new-account.ts'
import { readAccount } from './read-account.ts'

/**
 * Makes a ghost and signs its browser in. A known `browserId` makes a new account all the same: it names
 * a browser and opens nothing.
 */
export async function createAccount(deps: Deps, facts: Browser & { clientAddress: string }) {
  await limitNewAccounts(deps, facts.clientAddress)

  return await deps.db.transaction(async (tx) => {
    const ghost = newAccount(deps.random)
    await tx.insert(accounts).values(ghost)
    const { standing, session } = await issueFirstBrowserKey(tx, deps, {
      accountId: ghost.id,
      browserId: facts.browserId,
      browserName: facts.browserName,
      wayIn: null,
    })
    const account = await readAccount(tx, standing)
    return { success: true as const, ...session, ...account }
  })
}

/** Changes what the account says of its holder. */
export async function changeIdentity(
  deps: Deps,
  session: Session,
  changes: { first: string; last: string } | { bornOn: string },
) {
  await deps.db.update(accounts).set(changes).where(eq(accounts.id, session.accountId))
  return { success: true as const, jwt: reissueSessionToken(deps, session), message: 'Saved.' }
}
