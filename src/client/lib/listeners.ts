/** The subscribers of an external store, in the form that `useSyncExternalStore` needs. */
export function createListeners() {
  const listeners = new Set<() => void>()

  return {
    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    tell() {
      for (const listener of listeners) listener()
    },
  }
}
