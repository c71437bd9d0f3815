import { eq } from 'drizzle-orm'
import { lockAccountRow } from '#server/account-store/accounts/hold-account.ts'
import { findBrowserKey, isBrowserSecret } from '#server/account-store/browsers/find-browser-key.ts'
import { namesSecret } from '#server/account-store/browsers/names-secret.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import type { Deps } from '#server/deps.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { authenticateIfGood } from './authenticate.ts'
import { openSession } from './open-session.ts'

/** Whether a call to restore or refresh a session names the secret of a browser key, live or ended. */
export const namesBrowserKey = namesSecret('browserKey', isBrowserSecret)
export const namesRefreshToken = namesSecret('refreshToken', isBrowserSecret)

/** Restores a browser's session with its stored key. */
export async function restoreSession(deps: Deps, facts: { browserKey: string; browserName?: string }) {
  const { jwt, expiresIn, upid, accountId } = await openSession(deps, facts.browserKey, facts.browserName)
  publishSignedIn('browserKey')
  return { jwt, expiresIn, upid, id: accountId }
}

/** A new access token for a browser key, with OAuth's field names. */
export async function refreshSession(deps: Deps, facts: { refreshToken: string }) {
  const { jwt, expiresIn, upid } = await openSession(deps, facts.refreshToken)
  return { accessToken: jwt, expiresIn, upid }
}

/**
 * Revokes the given browser key or, if there is none (any more), the bearer's. Signing out twice, or with a dead key,
 * is no error.
 */
export async function logout(deps: Deps, facts: { browserKey?: string; authorization: string | undefined }) {
  const named = facts.browserKey ? await findBrowserKey(deps.db, facts.browserKey) : null
  const key = named ?? (await authenticateIfGood(deps, facts.authorization))
  if (key) {
    await deps.db.transaction(async (tx) => {
      // A deleted account is signed out already.
      const account = await lockAccountRow(tx, key.accountId)
      if (!account) return
      if (account.isDue) throw new ChangeIsDue(account.id)
      await revokeKeys(tx, eq(keys.id, key.browserKeyId), key.browserKeyId)
    })
  }
  return {}
}
