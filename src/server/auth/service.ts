import { and, eq } from 'drizzle-orm'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { tellSignedIn } from '#server/happenings.ts'
import { isLiveSecret } from '#server/keys/browser-secrets.ts'
import { hashSecret, isSecret } from '#server/keys/one-time-secret.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import { authenticateIfGood } from './authenticate.ts'
import { openSession } from './open-session.ts'

/** Restores the session of a browser from the key it kept. */
export async function restoreSession(deps: Deps, facts: { browserKey: string; browserName?: string }) {
  const { jwt, expiresIn, upid, accountId } = await openSession(deps, facts.browserKey, facts.browserName)
  tellSignedIn('browserKey')
  return { jwt, expiresIn, upid, id: accountId }
}

/** A fresh access token for a browser key, under the names OAuth clients expect. */
export async function refreshSession(deps: Deps, facts: { refreshToken: string }) {
  const { jwt, expiresIn, upid } = await openSession(deps, facts.refreshToken)
  return { accessToken: jwt, expiresIn, upid }
}

/** Revokes the given browser key or, where that is none (any more), the bearer's. Signing out twice, or with a dead key, is no error. */
export async function logout(deps: Deps, facts: { browserKey?: string; authorization: string | undefined }) {
  const named = facts.browserKey ? await findBrowserKey(deps, facts.browserKey) : null
  const keyId = named ?? (await authenticateIfGood(deps, facts.authorization))?.browserKeyId
  if (keyId) await deps.db.transaction((tx) => revokeKeys(tx, eq(keys.id, keyId)))
  return {}
}

/** The id of the live browser key a secret belongs to, or null. */
async function findBrowserKey({ db }: Deps, browserKey: string): Promise<string | null> {
  if (!isSecret(browserKey)) return null
  const [found] = await db
    .select({ keyId: browserSecrets.keyId })
    .from(browserSecrets)
    .where(and(eq(browserSecrets.hash, hashSecret(browserKey)), isLiveSecret()))
  return found?.keyId ?? null
}
