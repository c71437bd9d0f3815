import { hash } from 'node:crypto'

/** Some 3 MB of fingerprints. Who is beyond has the signature computed again. */
const MOST_REMEMBERED = 30_000

/**
 * Tokens whose signature held, of one process: within its quarter of an hour a token comes with every call, and its
 * fingerprint costs a tenth of a verification. What a token says is read anew each time, and whether its session still
 * stands is asked.
 */
export class VerifiedTokens {
  #fingerprints = new Set<string>()

  has(token: string): boolean {
    return this.#fingerprints.has(fingerprintOf(token))
  }

  add(token: string) {
    this.#fingerprints.add(fingerprintOf(token))
    // A set remembers the order of insertion, so the first is the oldest.
    const [oldest] = this.#fingerprints.size > MOST_REMEMBERED ? this.#fingerprints : []
    if (oldest !== undefined) this.#fingerprints.delete(oldest)
  }
}

/** In the form that takes the least memory: a character a byte. */
function fingerprintOf(token: string): string {
  return hash('sha256', token, 'binary')
}
