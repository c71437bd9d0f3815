/** Wakes this process's delivery worker after mails are committed, without a database notification. */
export class WakeUp {
  #listeners = new Set<() => void>()

  wake(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Returns a function that stops listening. */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
