/** A task with a time limit: `onLate` runs when it takes too long. */
export type Deadline = { readonly at: number; readonly onLate: () => void }

/**
 * One timer for all tasks with the same time limit. A timer for each would cost more than most tasks. With one limit,
 * the task that began first is late first, so one timer for the oldest is enough.
 */
export class Deadlines {
  readonly #patience: number
  /** In the order of their start. */
  readonly #running = new Set<Deadline>()
  /** Set for the task that was the oldest at the time. It may fire without need, but never too late. */
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

  /** The task is done. Harmless when it was late. */
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

  /** Keeps no process alive: whatever waits has a socket that does. */
  #ringIn(ms: number) {
    return setTimeout(() => this.#ring(), Math.ceil(ms)).unref()
  }
}
