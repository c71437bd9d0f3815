import { seconds } from '#shared/time.ts'
import type { Outcome } from './deliver-letters.ts'

/** Before the first, second, ... try of a server that is away. The first is at once: it may have been the one letter. */
const PAUSES = [0, seconds(1), seconds(2), seconds(3)]
const LONGEST_PAUSE = seconds(4)

/**
 * What delivery knows of the mail server. While it is away one letter at a time is tried, after growing pauses: a backlog
 * would cost three statements a letter and try, all for nothing.
 */
export class ServerWatch {
  #triesInVain: number | null = null
  #notBefore = 0

  get isAway() {
    return this.#triesInVain !== null
  }

  /** Milliseconds until a letter may be tried. */
  get pause() {
    return this.isAway ? Math.max(0, this.#notBefore - Date.now()) : 0
  }

  /**
   * Learns from a letter; `isProbe` when it was sent to try a server that was away. Says whether that came or went by it.
   * What was on its way when the server went is no further try.
   */
  learn(outcome: Outcome, { isProbe }: { isProbe: boolean }): 'gone' | 'back' | null {
    if (outcome === 'dropped') return null
    if (outcome !== 'away') {
      const wasAway = this.isAway
      this.#triesInVain = null
      return wasAway ? 'back' : null
    }
    if (this.#triesInVain === null) {
      this.#wait(0)
      return 'gone'
    }
    if (isProbe) this.#wait(this.#triesInVain + 1)
    return null
  }

  #wait(triesInVain: number) {
    this.#triesInVain = triesInVain
    this.#notBefore = Date.now() + (PAUSES[triesInVain] ?? LONGEST_PAUSE)
  }
}
