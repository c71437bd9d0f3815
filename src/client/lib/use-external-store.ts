import { useSyncExternalStore } from 'react'

/**
 * Reads an external store. Prerendering uses the value of a browser that has stored nothing yet. `snapshot` must return the
 * same value as long as nothing has changed.
 */
export function useExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => Value,
) {
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
