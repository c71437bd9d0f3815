import { Refusal } from '#server/errors.ts'
import { tellLimitHit } from '#server/happenings.ts'
import { minutes, seconds } from '#shared/time.ts'
import { clientNetwork } from './client-network.ts'

/** Refused calls of one client network within a window. Nobody who means well is refused five times a second. */
const MOST_REFUSED = 300

const WINDOW = minutes(1)

/** The share of them that is answered at once. */
const UNHURRIED = 0.1

/** How long the answer to somebody waits who guesses on and on: a cheap refusal only lets them guess faster. */
const LONGEST_PAUSE = seconds(1)

/** Networks that are remembered; beyond, the oldest windows are forgotten. */
const MOST_NETWORKS = 10_000

type Window = { count: number; end: number }

/**
 * Counts the refused calls of each client network, in the memory of this process: guessing secrets must cost us
 * nothing, so it may not cost a row either. Only refusals count, so good calls never fill it.
 */
export class RefusalLimit {
  #windows = new Map<string, Window>()
  #most: number

  /** `factor` is RATE_LIMIT_FACTOR. */
  constructor(factor: number) {
    this.#most = Math.max(1, Math.floor(MOST_REFUSED * factor))
  }

  /** Refuses, with the seconds until the window ends, a client that was refused too often. */
  check(clientAddress: string) {
    const window = this.#windows.get(clientNetwork(clientAddress))
    const left = window ? window.end - Date.now() : 0
    if (window && left > 0 && window.count >= this.#most) {
      tellLimitHit('refused calls a minute from')
      throw new Refusal('rateLimited', { retryAfter: Math.ceil(left / seconds(1)) })
    }
  }

  /** Milliseconds to let the next refusal of a client wait: none at first, more with each, a second at the end. */
  pauseFor(clientAddress: string): number {
    const count = this.#windows.get(clientNetwork(clientAddress))?.count ?? 0
    const beyond = count / this.#most - UNHURRIED
    return Math.max(0, Math.min(LONGEST_PAUSE, 4 * beyond * LONGEST_PAUSE))
  }

  /** Counts a refusal that was just given. */
  count(clientAddress: string) {
    const network = clientNetwork(clientAddress)
    const window = this.#windows.get(network)
    if (window && window.end > Date.now()) {
      window.count += 1
      return
    }
    // A map remembers the order of insertion, so the first is the oldest.
    this.#windows.delete(network)
    this.#windows.set(network, { count: 1, end: Date.now() + WINDOW })
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MOST_NETWORKS && oldest !== undefined) this.#windows.delete(oldest)
  }
}
