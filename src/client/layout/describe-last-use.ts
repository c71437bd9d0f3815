import type { Key } from '#shared/credentials.ts'
import { isHere } from './key-names.ts'

/**
 * When a key was last used (ISO): 'now' for this browser's own one, null for one that was not used yet. A browser uses its key
 * from the moment it signs in.
 */
export function lastUseOf(key: Key): string | null {
  if (isHere(key)) return 'now'
  return key.lastUsed ?? (key.type === 'browser' ? key.createdAt : null)
}

/** The browser on whose device a passkey was made, among these keys. Null: it is synced, signed out, or unknown. */
export function deviceOfPasskey(passkey: Key, keys: Key[]): Key | null {
  if (passkey.type !== 'passkey' || passkey.synced || passkey.browserId === undefined) return null
  const there = keys.filter((key) => key.type === 'browser' && key.browserId === passkey.browserId)
  return there.find(isHere) ?? there.at(-1) ?? null
}
