import type { Session } from '#server/keys/session.ts'

/** Some 7 MB of tokens and sessions. Who is beyond has the signature computed again. */
const MOST_REMEMBERED = 10_000

/**
 * Tokens whose signature held, of one process: within its quarter of an hour a token comes with every call. Only what
 * cannot change is remembered: whether the session still stands is asked anew each time.
 */
export class VerifiedTokens {
  #sessions = new Map<string, Session>()

  get(token: string): Session | undefined {
    return this.#sessions.get(token)
  }

  add(token: string, session: Session) {
    this.#sessions.set(token, session)
    // A map remembers the order of insertion, so the first is the oldest.
    const [oldest] = this.#sessions.size > MOST_REMEMBERED ? this.#sessions.keys() : []
    if (oldest !== undefined) this.#sessions.delete(oldest)
  }
}
