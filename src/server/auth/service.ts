import { eq } from 'drizzle-orm'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import { authenticateIfPresent } from './authenticate.ts'
import { findBrowserKey, openSession } from './browser-keys.ts'
import type { Session } from './session.ts'

/** Restores the session of a browser from the key it kept. */
export async function restoreSession(deps: Deps, facts: { browserKey: string; browserName?: string }) {
  const { jwt, expiresIn, upid, accountId } = await openSession(deps, facts.browserKey, facts.browserName)
  return { success: true as const, jwt, expiresIn, upid, id: accountId }
}

/** A fresh access token for a browser key, under the names OAuth clients expect. */
export async function refreshSession(deps: Deps, facts: { refreshToken: string }) {
  const { jwt, expiresIn } = await openSession(deps, facts.refreshToken)
  return { success: true as const, accessToken: jwt, expiresIn }
}

/** Revokes the given browser key or, where that is none (any more), the bearer's. Signing out twice, or with a dead key, is no error. */
export async function logout(deps: Deps, facts: { browserKey?: string; authorization: string | undefined }) {
  const named = facts.browserKey ? await findBrowserKey(deps, facts.browserKey) : null
  const keyId = named ?? (await sessionOrNull(deps, facts.authorization))?.browserKeyId
  if (keyId) await deps.db.transaction((tx) => revokeKeys(tx, eq(keys.id, keyId)))
  return { success: true as const }
}

/** Signing out ignores a bearer that does not hold, but not a database that is away. */
async function sessionOrNull(deps: Deps, authorization: string | undefined): Promise<Session | null> {
  try {
    return await authenticateIfPresent(deps, authorization)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
