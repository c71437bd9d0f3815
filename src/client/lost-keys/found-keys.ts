import { fieldsOf } from '#client/lib/fields.ts'
import { createKept } from '#client/lib/kept.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useOwner } from '#client/sessions/use-owner.ts'

/** A key on the ring: its post, and the author of that picture. */
export type FoundKey = { post: string; by: string }

/** One in each picture of the feed. */
export const LOST_KEYS = 30

/** The place of the ring on the account page: the fragment of its address. */
export const LOST_KEYS_PLACE = 'lost-keys'

/** Raise it when older rings are no longer readable. */
const VERSION = 1

/** Stored values are untrusted input: a ring has no more keys than this, and no name is longer. */
const MOST = 200
const LONGEST = 120

type Ring = { version: typeof VERSION; keys: readonly FoundKey[] }

const empty: Ring = { version: VERSION, keys: [] }

const kept = createKept<Ring>({ prefix: 'lost_keys', empty, read: readKeyRing })

/** The found keys, in the order of finding; and how to add one. */
export function useFoundKeys() {
  const owner = useOwner()
  const { keys } = useExternalStore(kept.subscribe, () => kept.state(owner))
  return { keys, hang: (key: FoundKey) => kept.change(owner, (ring) => withKey(ring, key)) }
}

export function withKey(ring: Ring, key: FoundKey): Ring {
  if (ring.keys.length >= MOST || ring.keys.some(({ post }) => post === key.post)) return ring
  return { ...ring, keys: [...ring.keys, key] }
}

/** Invalid keys are left out. */
export function readKeyRing(stored: unknown): Ring | null {
  const { version, keys } = fieldsOf(stored)
  if (version !== VERSION || !Array.isArray(keys)) return null
  return keys.flatMap(readKey).reduce(withKey, empty)
}

function readKey(stored: unknown): FoundKey[] {
  const { post, by } = fieldsOf(stored)
  return isName(post) && isName(by) ? [{ post, by }] : []
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST
}
