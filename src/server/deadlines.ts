type Deadline = { at: number; onLate: () => void }

/**
 * One clock for everything that has the same patience. As all of it gets as long, what began first is late first: a set
 * keeps that order by itself, and a single timer looks at its head. A timer for each piece of work costs more than the
 * work's share of the socket.
 */
export class Deadlines {
  #patienceMs: number
  #running = new Set<Deadline>()
  #timer: NodeJS.Timeout | null = null

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  begin(onLate: () => void): Deadline {
    const deadline = { at: performance.now() + this.#patienceMs, onLate }
    this.#running.add(deadline)
    this.#timer ??= this.#wakeIn(this.#patienceMs)
    return deadline
  }

  end(deadline: Deadline): void {
    this.#running.delete(deadline)
  }

  /** What ended meanwhile is no longer there; a timer that finds nothing late sets itself anew for the head. */
  #callLate() {
    this.#timer = null
    const now = performance.now()
    for (const deadline of this.#running) {
      if (deadline.at > now) {
        this.#timer ??= this.#wakeIn(Math.ceil(deadline.at - now))
        return
      }
      this.#running.delete(deadline)
      deadline.onLate()
    }
  }

  /** No process stays alive to find out that something was late. */
  #wakeIn(ms: number) {
    return setTimeout(() => this.#callLate(), ms).unref()
  }
}
