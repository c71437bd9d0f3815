import { ACCESS_NAMES, ACCOUNT_ID, BROWSER_KEY, JWT, SESSION, SESSION_NAMES } from '#shared/storage-names.ts'

/** The session of one browser. Latchkey's own pages keep the same record as `auth_tokens`. */
export type StoredSession = {
  accessToken: string
  /** The browser key. Whoever has it has the session: keep it as a password is kept. */
  refreshToken: string
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt: number
  user: { id: string; email: string | null; displayName: string }
}

/** Where a client keeps its session. */
export type SessionStorage = {
  read(): StoredSession | null | Promise<StoredSession | null>
  /** Null: the session has ended. */
  write(session: StoredSession | null): void | Promise<void>
  /** Somebody has signed out: also removes what else gives access. By default this writes null. */
  forget?(): void | Promise<void>
  /**
   * Does the work while no other user of the same storage does such work, so that one of them renews the session. By
   * default only the calls of one client wait for each other.
   */
  exclusively?<Result>(work: () => Promise<Result>): Promise<Result>
}

/** For a program that forgets its session when it ends, or a test. */
export function memoryStorage(session: StoredSession | null = null): SessionStorage {
  let stored = session
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}

/** Other tabs see a write late (ms): the next holder of the lock must already find it. */
const UNTIL_OTHERS_SEE = 150

/**
 * Local storage, under the names that Latchkey's own pages use. On the same origin as Latchkey, all tabs of both share
 * one session, and one of them at a time renews it (Web Locks).
 */
export function browserStorage(): SessionStorage {
  return {
    read() {
      const session = checked(parsed(localStorage.getItem(SESSION)))
      // Another tab is just replacing it.
      return session?.refreshToken === localStorage.getItem(BROWSER_KEY) ? session : null
    },
    write(session) {
      if (session === null) {
        for (const name of SESSION_NAMES) localStorage.removeItem(name)
        return
      }
      localStorage.setItem(ACCOUNT_ID, session.user.id)
      localStorage.setItem(BROWSER_KEY, session.refreshToken)
      localStorage.setItem(JWT, session.accessToken)
      // Last: other tabs take the session over when its record is whole.
      localStorage.setItem(SESSION, JSON.stringify(session))
    },
    forget() {
      for (const name of ACCESS_NAMES) localStorage.removeItem(name)
    },
    exclusively: (work) =>
      new Promise((resolve, reject) => {
        const hold = async () => {
          await work().then(resolve, reject)
          await new Promise((done) => setTimeout(done, UNTIL_OTHERS_SEE))
        }
        // Pages by http: have no locks, localhost aside.
        if (!('locks' in navigator)) work().then(resolve, reject)
        else navigator.locks.request('session', hold).catch(reject)
      }),
  }
}

/** Stored values are untrusted input. */
function checked(value: unknown): StoredSession | null {
  const { accessToken, refreshToken, expiresAt, user } = fieldsOf(value)
  const { id, email, displayName } = fieldsOf(user)
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null
  if (typeof expiresAt !== 'number' || typeof id !== 'string') return null
  return {
    accessToken,
    refreshToken,
    expiresAt,
    user: {
      id,
      email: typeof email === 'string' ? email : null,
      displayName: typeof displayName === 'string' ? displayName : 'User',
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The members of any value; none of one that is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
