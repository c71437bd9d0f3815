import { seconds } from '#shared/time.ts'

/** Four looks without any movement are a second of standing still. */
const LOOK_EVERY = seconds(0.25)
const STILL_AFTER = 4

/** Beyond, whoever comes would be too late anyway when its turn came. */
const MOST_WAITING = 2000

type Guest = { refuse(reason: string): void }

/**
 * Who waits for a line, in the order they came. As long as lines are given back everybody waits for their turn; when none
 * was for a whole second, all are refused.
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

  /** Whose turn it is. */
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
   * One short timer sets the next: a process that was busy for a second itself has had one look in that time, and does
   * not take its own silence for the database's.
   */
  #lookAgain() {
    return setTimeout(() => {
      this.#looksWithoutMovement += 1
      if (this.#looksWithoutMovement === STILL_AFTER) this.refuseAll('no connection became free')
      this.#look = this.isEmpty ? null : this.#lookAgain()
    }, LOOK_EVERY).unref()
  }
}
