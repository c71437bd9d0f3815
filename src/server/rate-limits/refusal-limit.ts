import { Refusal } from '#server/errors.ts'
import { publishLimitHit } from '#server/lib/telemetry.ts'
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

  /** Whether a client was refused so often that its guesses are refused unread. */
  isFull(clientAddress: string): boolean {
    // Before anybody was ever refused nobody's network is worked out.
    if (this.#windows.size === 0) return false
    const window = this.#underWay(clientNetwork(clientAddress))
    return window !== null && window.count >= this.#most
  }

  /** What such a client is told: the seconds until its window ends. */
  refusalFor(clientAddress: string): Refusal {
    publishLimitHit('refused calls a minute from')
    const end = this.#underWay(clientNetwork(clientAddress))?.end ?? 0
    const left = Math.ceil((end - Date.now()) / seconds(1))
    return new Refusal('rateLimited', { retryAfter: Math.max(1, left) })
  }

  /** Milliseconds to let the next refusal of a client wait: none at first, more with each, a second at the end. */
  pauseFor(clientAddress: string): number {
    const count = this.#underWay(clientNetwork(clientAddress))?.count ?? 0
    const beyond = count / this.#most - UNHURRIED
    return Math.max(0, Math.min(LONGEST_PAUSE, 4 * beyond * LONGEST_PAUSE))
  }

  /** Counts a refusal that was just given. */
  count(clientAddress: string) {
    const network = clientNetwork(clientAddress)
    const window = this.#underWay(network)
    if (window) {
      window.count += 1
      return
    }
    // A map remembers the order of insertion, so the first is the oldest.
    this.#windows.delete(network)
    this.#windows.set(network, { count: 1, end: Date.now() + WINDOW })
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MOST_NETWORKS && oldest !== undefined) this.#windows.delete(oldest)
  }

  #underWay(network: string): Window | null {
    const window = this.#windows.get(network)
    return window && window.end > Date.now() ? window : null
  }
}
