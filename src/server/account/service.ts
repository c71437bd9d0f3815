import { type BrowserKeyRequest, issueBrowserKey } from '#server/auth/browser-keys.ts'
import { accounts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { limitNewAccounts } from '#server/limits/limits.ts'
import { newAccount } from './new-account.ts'
import { readAccount } from './read-account.ts'

/**
 * Makes a ghost and signs its browser in. A known `browserId` makes a new account all the same: it names
 * a browser and opens nothing.
 */
export async function createAccount(
  deps: Deps,
  facts: Pick<BrowserKeyRequest, 'browserId' | 'browserName'> & { clientAddress: string },
) {
  if (!facts.browserId) {
    throw new Refusal('invalidInput', { issues: [{ path: 'browserId', message: 'Required' }] })
  }
  await limitNewAccounts(deps, facts.clientAddress)

  return await deps.db.transaction(async (tx) => {
    const ghost = newAccount(deps.random)
    await tx.insert(accounts).values(ghost)
    const { keyId, session } = await issueBrowserKey(tx, deps, {
      accountId: ghost.id,
      browserId: facts.browserId,
      browserName: facts.browserName,
      signedInWithKeyId: null,
    })
    const account = await readAccount(tx, { accountId: ghost.id, browserKeyId: keyId })
    return { success: true as const, ...session, ...account }
  })
}
