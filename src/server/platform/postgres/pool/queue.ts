import { seconds } from '#shared/time.ts'

/** Four checks without any progress are one second of standstill. */
const CHECK_EVERY = seconds(0.25)
const STALLED_AFTER = 4

/** Work beyond this number would be too late anyway when its turn came. */
const MOST_WAITING = 2000

type Job = { refuse(reason: string): void }

/**
 * Work waiting for a connection, first in, first out. While connections are given back everything waits for its turn.
 * After a whole second without one, all of it is refused.
 */
export class Queue<J extends Job> {
  #jobs = new Set<J>()
  #checksWithoutProgress = 0
  #check: NodeJS.Timeout | null = null

  get size() {
    return this.#jobs.size
  }

  get isEmpty() {
    return this.#jobs.size === 0
  }

  enter(job: J): void {
    if (this.#jobs.size === MOST_WAITING) {
      job.refuse('too many wait for it')
      return
    }
    if (this.isEmpty) this.moved()
    this.#jobs.add(job)
    this.#check ??= this.#checkLater()
  }

  /** Takes the first in the queue. */
  next(): J | undefined {
    const [job] = this.#jobs
    if (job) this.#jobs.delete(job)
    return job
  }

  leave(job: J): void {
    this.#jobs.delete(job)
  }

  moved(): void {
    this.#checksWithoutProgress = 0
  }

  refuseAll(reason: string): void {
    for (const job of this.#jobs) job.refuse(reason)
    this.#jobs.clear()
  }

  /**
   * Each short timer sets the next. So a process that was itself busy for a second has made only one check, and does
   * not mistake its own standstill for the database's.
   */
  #checkLater() {
    return setTimeout(() => {
      this.#checksWithoutProgress += 1
      if (this.#checksWithoutProgress === STALLED_AFTER) this.refuseAll('no connection became free')
      this.#check = this.isEmpty ? null : this.#checkLater()
    }, CHECK_EVERY).unref()
  }
}
