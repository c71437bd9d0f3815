import { useSyncExternalStore } from 'react'

/**
 * What is kept outside React (an external store). Drawn beforehand it is what a browser has that has kept nothing yet.
 * `snapshot` must give the same value for as long as nothing has changed.
 */
export function useExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => Value,
) {
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
