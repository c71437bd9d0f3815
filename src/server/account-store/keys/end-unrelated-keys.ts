import { eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { endSecrets, isLiveSecret } from '#server/account-store/browsers/browser-secrets.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { revokeKeys } from './revoke-keys.ts'

type KeyRow = typeof keys.$inferSelect

/**
 * Ends every key, secret and session of the account that does not descend from this session. Keys for which `isSlow`
 * holds are not ended: the caller removes them after the delay. Returns both lists.
 */
export async function endUnrelatedKeys(tx: Transaction, session: Standing, isSlow: (key: KeyRow) => boolean) {
  const isOurs = eq(keys.accountId, session.accountId)
  // Includes revoked keys and ended secrets, because descent may run through them.
  const all = await tx.select().from(keys).where(isOurs)
  const { hash: _, ...columns } = getTableColumns(browserSecrets)
  const secrets = await tx
    .select({ ...columns, isLive: sql<boolean>`(${isLiveSecret()}) and ${isNull(keys.revokedAt)}` })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(isOurs)

  const { keyIds, secretIds } = unrelatedTo(all, secrets, session.secretId)
  const going = all.filter(({ id }) => keyIds.includes(id))
  const slow = going.filter(isSlow)
  const now = going.filter((key) => !slow.includes(key)).map(({ id }) => id)
  // Locks keys before secrets, like every use of a browser key; another order could deadlock.
  const ended = now.length > 0 ? await revokeKeys(tx, inArray(keys.id, now), session.browserKeyId) : []
  if (secretIds.length > 0) await endSecrets(tx, inArray(browserSecrets.id, secretIds))
  return { ended, slow }
}

/** The facts that decide descent; `revokedAt` null means live. */
type KeyFacts = {
  id: string
  type: 'browser' | 'passkey' | 'email' | 'feature'
  revokedAt: Date | null
  /** For passkeys and e-mail keys: the secret whose session added them. */
  madeBySecretId: string | null
}

type SecretFacts = {
  id: string
  keyId: string
  /** The secret of the same key that was presented to get this one. */
  renewedFrom: string | null
  /** The passkey or e-mail key that its holder signed in with. */
  signedInWithKeyId: string | null
  isLive: boolean
}

/**
 * The keys and secrets that the first verified recovery e-mail ends: all that do not descend from the presenting
 * secret. Returns their ids.
 *
 * A secret descends when everything it came from does: the secret presented for it, and the key its holder signed in
 * with. A passkey or e-mail key descends when the secret that added it does. It also descends when the presenting
 * secret was renewed from that secret, which had the same holder. The keys that the presenting session and those before
 * it signed in with stay too.
 *
 * A pending e-mail key ends as well, because an attacker who added it could still activate it. Feature keys are no
 * sign-in method and stay. A browser key ends with its last live secret.
 */
export function unrelatedTo(keys: KeyFacts[], secrets: SecretFacts[], presentingSecretId: string) {
  const lineage = lineageOf(secrets, presentingSecretId)
  const family = familyOf(keys, secrets, lineage)
  const kept = new Set([...family, ...lineage.map(({ signedInWithKeyId }) => signedInWithKeyId)])

  const endedSecrets = secrets.filter(({ id, isLive }) => isLive && !family.has(id))
  const heldKeys = new Set(
    secrets.filter(({ id, isLive }) => isLive && family.has(id)).map(({ keyId }) => keyId),
  )
  const endedKeys = keys.filter((key) => {
    if (key.revokedAt !== null || key.type === 'feature') return false
    return key.type === 'browser' ? !heldKeys.has(key.id) : !kept.has(key.id)
  })
  return { keyIds: endedKeys.map(({ id }) => id), secretIds: endedSecrets.map(({ id }) => id) }
}

/**
 * The ids of the presenting secret and of everything that descends from it. Descent also runs through ended secrets and
 * revoked keys.
 */
function familyOf(keys: KeyFacts[], secrets: SecretFacts[], lineage: SecretFacts[]): Set<string> {
  const family = new Set(lineage.slice(0, 1).map(({ id }) => id))
  const makers = new Set(lineage.map(({ id }) => id))
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { id, madeBySecretId } of keys) {
      if (madeBySecretId !== null && (makers.has(madeBySecretId) || family.has(madeBySecretId)))
        family.add(id)
    }
    for (const { id, renewedFrom, signedInWithKeyId } of secrets) {
      const origins = [renewedFrom, signedInWithKeyId].filter((origin) => origin !== null)
      if (origins.length > 0 && origins.every((origin) => family.has(origin))) family.add(id)
    }
  }
  return family
}

/** A secret and those it was renewed from, newest first. */
function lineageOf(secrets: SecretFacts[], secretId: string): SecretFacts[] {
  const byId = new Map(secrets.map((secret) => [secret.id, secret]))
  const lineage = new Set<SecretFacts>()
  for (let one = byId.get(secretId); one && !lineage.has(one); one = byId.get(one.renewedFrom ?? ''))
    lineage.add(one)
  return [...lineage]
}
