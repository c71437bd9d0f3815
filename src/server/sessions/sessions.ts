import { eq } from 'drizzle-orm'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { findBrowserKey, isBrowserSecret } from '#server/account-store/browsers/find-browser-key.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { expireReplacedSecrets, stampBrowserKey } from '#server/account-store/keys/use-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { ChangeIsDue, Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import { namesSecret } from '#server/platform/postgres/known-together.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import { authenticateIfGood, newSessionToken } from './session-token.ts'

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

/** Uses a browser key: updates its last use, decides which of its secrets stay valid, and issues a session token. */
export async function openSession(deps: Deps, browserKey: string, browserName?: string) {
  if (!isSecret(browserKey)) throw new Refusal('notAuthenticated')
  const hash = hashSecret(browserKey)
  const [used] = await stampBrowserKey(deps.db, { hash, browserName: browserName ?? null })
  if (!used) throw new Refusal('notAuthenticated')
  requireAnswerTo(hash, used.hash)
  if (used.isDue) throw new ChangeIsDue(used.accountId)
  if (used.isFirstUse || used.hasOthers) {
    const settled = onlyRow(await expireReplacedSecrets(deps.db, used))
    requireAnswerTo(used.id, settled.id)
    if (!settled.isStillLive) throw new Refusal('notAuthenticated')
  }
  const standing = { accountId: used.accountId, browserKeyId: used.keyId, secretId: used.id }
  return { ...newSessionToken(deps, standing, used), accountId: used.accountId, upid: used.upid }
}
