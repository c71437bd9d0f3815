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
