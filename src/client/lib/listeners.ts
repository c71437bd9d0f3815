/** The subscribers of an external store: the half of it that `useSyncExternalStore` asks for. */
export function createListeners() {
  const listeners = new Set<() => void>()

  return {
    /** Returns how to hear no more of it. */
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
