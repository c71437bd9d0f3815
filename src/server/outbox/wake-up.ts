/** Wakes the delivery worker of this process when letters were committed, without a word from the database. */
export class WakeUp {
  #listeners = new Set<() => void>()

  wake(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Returns how to stop listening. */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
