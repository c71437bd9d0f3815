import { errorCodeOf } from '#server/lib/error-code.ts'

/** The database cannot answer now, found out by one of our own limits; asking again later makes sense. */
export class DatabaseUnavailable extends Error {
  /** In words of ours. */
  readonly reason: string

  constructor(reason: string) {
    super(`The database is not available: ${reason}`)
    this.reason = reason
    this.name = 'DatabaseUnavailable'
  }
}

/** What several were to share leads to a pooler; what was to be asked there has not been sent. */
export class PoolerFound extends DatabaseUnavailable {
  constructor() {
    super('a pooler stands before it')
  }
}

/** A row answers another question than was asked. Asking again makes sense, and yet it is a defect. */
export class WrongAnswer extends DatabaseUnavailable {
  constructor() {
    super('a row answers another question than was asked')
  }
}

/** Of the system, and of the driver. A full backlog of a Unix socket is EAGAIN. */
const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'EAGAIN',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
])

/**
 * SQLSTATEs (PostgreSQL, appendix A) after which the database closes the connection: connection exceptions,
 * shutdown and start, too long idle or in a transaction.
 */
const CLOSING_STATE = /^(08...|57P0[1-5]|25P0[34])$/

/**
 * SQLSTATEs on a connection that is as good as before: too few resources (a full disk, too many clients),
 * cancelled, lock not available, deadlock, serialization failure.
 */
const BUSY_STATE = /^(53...|57014|55P03|40P01|40001)$/

/** SQLSTATE of a write where nothing may be written: after a failover the connection leads to what is no primary any more. */
const READ_ONLY = '25006'

/** SQLSTATE of a lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/** It had to wait for what somebody else holds, or was never sent: nothing has changed by it. */
export function wasNotDone(error: unknown): boolean {
  return errorCodeOf(error) === LOCK_NOT_AVAILABLE || error instanceof PoolerFound
}

/** The connection itself is lost, of no use any more, or cannot be had. */
export function isConnectionFailure(error: unknown): boolean {
  const code = errorCodeOf(error)
  return CONNECTION_FAILURES.has(code) || CLOSING_STATE.test(code) || code === READ_ONLY
}

/** Is this failure the database being away or overloaded, rather than a defect? Looks through `cause`. */
export function isUnavailable(error: unknown): boolean {
  return isAway(error) || hasCause(error, (cause) => BUSY_STATE.test(errorCodeOf(cause)))
}

/** The database cannot be reached, or does not answer: whatever is asked next will not be answered either. */
export function isAway(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseUnavailable || isConnectionFailure(cause))
}

function hasCause(error: unknown, isIt: (cause: Error) => boolean): boolean {
  return error instanceof Error && (isIt(error) || hasCause(error.cause, isIt))
}
