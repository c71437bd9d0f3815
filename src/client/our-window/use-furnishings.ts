import { fieldsOf } from '#client/lib/fields.ts'
import { createKept } from '#client/lib/kept.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useOwner } from '#client/sessions/use-owner.ts'
import { furnishingsCalled } from './furnishings.ts'

const NONE: readonly string[] = []

/** The stored game, which only the game changes. */
const kept = createKept({ prefix: 'rummage_world', empty: NONE, read: furnishingsIn })

/** The ids of what stands in the owner's window, for pages without the game. */
export function useFurnishings() {
  const owner = useOwner()
  return useExternalStore(kept.subscribe, () => kept.state(owner))
}

/** Stored values are untrusted input: only known ids count. Null if there are none. */
export function furnishingsIn(stored: unknown): readonly string[] | null {
  const { furnishings } = fieldsOf(fieldsOf(stored).game)
  if (!Array.isArray(furnishings)) return null
  return furnishingsCalled(furnishings).map(({ id }) => id)
}
