import { seconds } from '#shared/time.ts'

/** Four checks without any progress are one second of standstill. */
const LOOK_EVERY = seconds(0.25)
const STILL_AFTER = 4

/** Work beyond this number would be too late anyway when its turn came. */
const MOST_WAITING = 2000

type Guest = { refuse(reason: string): void }

/**
 * Work waiting for a connection, first in, first out. While connections are given back everything waits for its turn.
 * After a whole second without one, all of it is refused.
 */
export class Queue<G extends Guest> {
  #guests = new Set<G>()
  #looksWithoutMovement = 0
  #look: NodeJS.Timeout | null = null

  get size() {
    return this.#guests.size
  }

  get isEmpty() {
    return this.#guests.size === 0
  }

  enter(guest: G): void {
    if (this.#guests.size === MOST_WAITING) {
      guest.refuse('too many wait for it')
      return
    }
    if (this.isEmpty) this.moved()
    this.#guests.add(guest)
    this.#look ??= this.#lookAgain()
  }

  /** Takes the first in the queue. */
  next(): G | undefined {
    const [guest] = this.#guests
    if (guest) this.#guests.delete(guest)
    return guest
  }

  leave(guest: G): void {
    this.#guests.delete(guest)
  }

  moved(): void {
    this.#looksWithoutMovement = 0
  }

  refuseAll(reason: string): void {
    for (const guest of this.#guests) guest.refuse(reason)
    this.#guests.clear()
  }

  /**
   * Each short timer sets the next. So a process that was itself busy for a second has made only one check, and does
   * not mistake its own standstill for the database's.
   */
  #lookAgain() {
    return setTimeout(() => {
      this.#looksWithoutMovement += 1
      if (this.#looksWithoutMovement === STILL_AFTER) this.refuseAll('no connection became free')
      this.#look = this.isEmpty ? null : this.#lookAgain()
    }, LOOK_EVERY).unref()
  }
}
