import { errorCodeOf } from '#server/lib/error-code.ts'

/** The database cannot answer now, detected by one of our own limits; retrying later makes sense. */
export class DatabaseUnavailable extends Error {
  /** Our own text. */
  readonly reason: string

  constructor(reason: string) {
    super(`The database is not available: ${reason}`)
    this.reason = reason
    this.name = 'DatabaseUnavailable'
  }
}

/** A shared connection leads to a pooler. The query was not sent. */
export class PoolerFound extends DatabaseUnavailable {
  constructor() {
    super('a pooler stands before it')
  }
}

/** A row answers another query. A retry makes sense, but it is a defect. */
export class WrongAnswer extends DatabaseUnavailable {
  constructor() {
    super('a row answers another question than was asked')
  }
}

/** Codes of the system and of the driver. A full backlog of a Unix socket is EAGAIN. */
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
 * SQLSTATEs (PostgreSQL, appendix A) after which the database closes the connection: connection exceptions, shutdown
 * and start, idle or in a transaction for too long.
 */
const CLOSING_STATE = /^(08...|57P0[1-5]|25P0[34])$/

/**
 * SQLSTATEs that leave the connection intact: too few resources (a full disk, too many clients), cancelled, lock not
 * available, deadlock, serialization failure.
 */
const BUSY_STATE = /^(53...|57014|55P03|40P01|40001)$/

/** SQLSTATE of a write to a read-only database: after a failover the connection leads to a former primary. */
const READ_ONLY = '25006'

/** SQLSTATE of a lock not available within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/** It waited in vain for a lock, or was never sent: it has changed nothing. */
export function hadNoEffect(error: unknown): boolean {
  return errorCodeOf(error) === LOCK_NOT_AVAILABLE || error instanceof PoolerFound
}

/** The connection is lost, unusable, or cannot be opened. */
export function isConnectionFailure(error: unknown): boolean {
  const code = errorCodeOf(error)
  return CONNECTION_FAILURES.has(code) || CLOSING_STATE.test(code) || code === READ_ONLY
}

/** Whether the database is away or overloaded; otherwise the error is a defect. Looks through `cause`. */
export function isUnavailable(error: unknown): boolean {
  return isAway(error) || hasCause(error, (cause) => BUSY_STATE.test(errorCodeOf(cause)))
}

/** The database cannot be reached, or does not answer: the next query will fail, too. */
export function isAway(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseUnavailable || isConnectionFailure(cause))
}

function hasCause(error: unknown, isIt: (cause: Error) => boolean): boolean {
  return error instanceof Error && (isIt(error) || hasCause(error.cause, isIt))
}
