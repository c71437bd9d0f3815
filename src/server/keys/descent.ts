/** What descent is decided by; `revokedAt` null means live. */
type KeyFacts = {
  id: string
  type: 'browser' | 'passkey' | 'email' | 'feature'
  revokedAt: Date | null
  madeByKeyId: string | null
  signedInWithKeyId: string | null
}

/**
 * The keys that the first verified recovery e-mail signs out: every live key but the presenting browser
 * key, what it made (directly or through another), and the passkey or e-mail key that opened its session.
 * An e-mail key that still awaits activation is signed out as well, or whoever planted it could activate
 * it afterwards. Feature keys open nothing and stay.
 */
export function keysToSignOut(keys: KeyFacts[], presentingKeyId: string): string[] {
  const kept = descendantsOf(keys, presentingKeyId)
  const opener = keys.find(({ id }) => id === presentingKeyId)?.signedInWithKeyId
  if (opener) kept.add(opener)
  return keys
    .filter((key) => key.revokedAt === null && key.type !== 'feature' && !kept.has(key.id))
    .map(({ id }) => id)
}

/** The key itself and all that descend from it. */
function descendantsOf(keys: KeyFacts[], rootId: string): Set<string> {
  const family = new Set([rootId])
  // A set grows while it is iterated: each new member brings its own children in.
  for (const parent of family) {
    for (const key of keys) if (key.madeByKeyId === parent) family.add(key.id)
  }
  return family
}
