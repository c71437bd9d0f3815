/** Work that somebody waits for, with what to do when it is late. */
export type Deadline = { readonly at: number; readonly onLate: () => void }

/**
 * One clock for everything that is given the same time. A timer for each costs more than most of what it watches; with
 * one patience for all, whatever began first is late first, and one timer for the oldest is enough.
 */
export class Deadlines {
  readonly #patience: number
  /** In the order in which they began. */
  readonly #running = new Set<Deadline>()
  /** Set for the oldest, or for one that was the oldest when it was set: it may ring for nothing, and never too late. */
  #timer: NodeJS.Timeout | null = null

  constructor(patience: number) {
    this.#patience = patience
  }

  begin(onLate: () => void): Deadline {
    const deadline = { at: performance.now() + this.#patience, onLate }
    this.#running.add(deadline)
    this.#timer ??= this.#ringIn(this.#patience)
    return deadline
  }

  /** Done in time. Harmless where it was not. */
  end(deadline: Deadline) {
    this.#running.delete(deadline)
  }

  #ring() {
    const now = performance.now()
    try {
      for (const deadline of this.#running) {
        if (deadline.at > now) return
        this.#running.delete(deadline)
        deadline.onLate()
      }
    } finally {
      const [oldest] = this.#running
      this.#timer = oldest ? this.#ringIn(oldest.at - now) : null
    }
  }

  /** Keeps no process alive: whoever waits has a socket that does. */
  #ringIn(ms: number) {
    return setTimeout(() => this.#ring(), Math.ceil(ms)).unref()
  }
}
