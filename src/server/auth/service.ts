import { and, eq } from 'drizzle-orm'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { tellSignedIn } from '#server/happenings.ts'
import { isLiveSecret } from '#server/keys/browser-secrets.ts'
import { holdAccount } from '#server/keys/lock-account.ts'
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
  const key = named ?? (await authenticateIfGood(deps, facts.authorization))
  if (key) {
    await deps.db.transaction(async (tx) => {
      // Whoever is gone by now is signed out.
      if (!(await holdAccount(tx, key.accountId))) return
      await revokeKeys(tx, eq(keys.id, key.browserKeyId), key.browserKeyId)
    })
  }
  return {}
}

/** The live browser key a secret belongs to, and its account, or null. */
async function findBrowserKey({ db }: Deps, browserKey: string) {
  if (!isSecret(browserKey)) return null
  const [found] = await db
    .select({ browserKeyId: browserSecrets.keyId, accountId: keys.accountId })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(eq(browserSecrets.hash, hashSecret(browserKey)), isLiveSecret()))
  return found ?? null
}
