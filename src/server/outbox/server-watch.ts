import { seconds } from '#shared/time.ts'
import type { Outcome } from './deliver-letters.ts'

/**
 * Pauses before the first, second, ... probe of a server that is away. The first is at once: perhaps only that mail
 * failed.
 */
const PAUSES = [0, seconds(1), seconds(2), seconds(3)]
const LONGEST_PAUSE = seconds(4)

/**
 * The known state of the mail server. While it is away, one mail at a time is sent as a probe, after growing pauses.
 * Trying a backlog would cost three statements a mail and attempt, all useless.
 */
export class ServerWatch {
  #triesInVain: number | null = null
  #notBefore = 0

  get isAway() {
    return this.#triesInVain !== null
  }

  /** Milliseconds until a mail may be tried. */
  get pause() {
    return this.isAway ? Math.max(0, this.#notBefore - Date.now()) : 0
  }

  /**
   * Updates the state from a mail's result. `isProbe`: it was sent to test a server that was away. Returns whether
   * the state changed. Mails already being sent when the server went away do not count as probes.
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
