import { Refusal } from '#server/errors.ts'
import { minutes, seconds } from '#shared/time.ts'
import { clientNetwork } from './limits.ts'

/** Refused calls of one client network within a window. An honest client is not refused five times a second. */
const MOST_REFUSED = 300

const WINDOW = minutes(1)

/** The share of refusals that are answered at once. */
const UNHURRIED = 0.1

/** The longest pause before a refusal: fast refusals would only help guessing. */
const LONGEST_PAUSE = seconds(1)

/** Networks remembered; beyond, the oldest windows are dropped. */
const MOST_NETWORKS = 10_000

type Window = { count: number; end: number }

/**
 * Counts the refused calls of each client network, in this process's memory: an attacker's guesses must not cost us a
 * database row each. Only refusals count, so good calls never fill it.
 */
export class RefusalLimit {
  #windows = new Map<string, Window>()
  #most: number

  /** `factor` is RATE_LIMIT_FACTOR. */
  constructor(factor: number) {
    this.#most = Math.max(1, Math.floor(MOST_REFUSED * factor))
  }

  /** Whether a client was refused so often that its guesses are refused before parsing. */
  isFull(clientAddress: string): boolean {
    // Without any refusal so far, the network is not computed.
    if (this.#windows.size === 0) return false
    const window = this.#underWay(clientNetwork(clientAddress))
    return window !== null && window.count >= this.#most
  }

  /** The refusal for such a client, with the seconds until its window ends. */
  refusalFor(clientAddress: string): Refusal {
    const end = this.#underWay(clientNetwork(clientAddress))?.end ?? 0
    const left = Math.ceil((end - Date.now()) / seconds(1))
    return new Refusal('rateLimited', { retryAfter: Math.max(1, left), limit: 'refused_calls_a_minute' })
  }

  /** Milliseconds to delay a client's next refusal: none at first, growing, a second at the end. */
  pauseFor(clientAddress: string): number {
    const count = this.#underWay(clientNetwork(clientAddress))?.count ?? 0
    const beyond = count / this.#most - UNHURRIED
    return Math.max(0, Math.min(LONGEST_PAUSE, 4 * beyond * LONGEST_PAUSE))
  }

  /** Counts a refusal just given. */
  count(clientAddress: string) {
    const network = clientNetwork(clientAddress)
    const window = this.#underWay(network)
    if (window) {
      window.count += 1
      return
    }
    // A map keeps insertion order, so the first is the oldest.
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
