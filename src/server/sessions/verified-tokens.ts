import { hash } from 'node:crypto'

/** Some 3 MB of fingerprints. For tokens beyond them the signature is verified again. */
const MOST_REMEMBERED = 30_000

/**
 * Tokens with a verified signature, per process. A token comes with every call for a quarter of an hour, and its
 * fingerprint costs a tenth of a verification. Claims are read, and the session is checked, each time.
 */
export class VerifiedTokens {
  #fingerprints = new Set<string>()

  has(token: string): boolean {
    return this.#fingerprints.has(fingerprintOf(token))
  }

  add(token: string) {
    this.#fingerprints.add(fingerprintOf(token))
    // A set keeps insertion order, so the first is the oldest.
    const [oldest] = this.#fingerprints.size > MOST_REMEMBERED ? this.#fingerprints : []
    if (oldest !== undefined) this.#fingerprints.delete(oldest)
  }
}

/** In the form with the least memory: a character per byte. */
function fingerprintOf(token: string): string {
  return hash('sha256', token, 'binary')
}
