/** The states in which an account is inactive: restricted by its owner, or scheduled for deletion. */
export const INACTIVE_STATES = ['restricted', 'resting'] as const

export type InactiveState = (typeof INACTIVE_STATES)[number]

/** A session: an account, a browser key of it, and one secret of that key. */
export type Session = {
  accountId: string
  browserKeyId: string
  secretId: string
  /** When its token expires, in seconds since 1970. */
  expiresAt: number
  /** The account's public id, for the log; set after the first query. */
  upid?: string | undefined
  /** The inactive states in which the call is allowed; unset: none. */
  passes?: readonly InactiveState[] | undefined
}

/** The parts of a session that must be live. */
export type Standing = Omit<Session, 'expiresAt' | 'upid'>
