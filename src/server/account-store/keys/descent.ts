/** What descent is decided by; `revokedAt` null means live. */
type KeyFacts = {
  id: string
  type: 'browser' | 'passkey' | 'email' | 'feature'
  revokedAt: Date | null
  /** Passkeys and e-mail keys: the secret whose session made them. */
  madeBySecretId: string | null
}

type SecretFacts = {
  id: string
  keyId: string
  /** The secret of the same key that was presented for this one. */
  renewedFrom: string | null
  /** The passkey or e-mail key that let its holder in. */
  signedInWithKeyId: string | null
  isLive: boolean
}

/**
 * What the first verified recovery e-mail ends, as ids of keys and of secrets: everything that does not descend from
 * the presenting secret. A secret descends when all it came from does: the secret that was shown for it, and the key that
 * let its holder in. A passkey or e-mail key descends when a secret made it that does, or one that the presenting secret
 * was renewed from: that was the same holder. What the presenting session and those before it signed in with stays too.
 *
 * An e-mail key that still awaits activation goes with the others, or whoever planted it could activate it afterwards.
 * Feature keys open nothing and stay. A browser key goes with its last live secret.
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

/** The ids of the presenting secret and of all secrets and keys that descend from it. Ended ones hand descent on. */
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
