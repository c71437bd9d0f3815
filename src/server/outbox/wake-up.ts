/** Rung in this process when letters were committed: delivery hears it at once, without a word from the database. */
export class Bell {
  #listeners = new Set<() => void>()

  ring(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Returns how to stop listening. */
  onRing(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
