/** The database cannot answer now, found out by one of our own limits; asking again later makes sense. */
export class DatabaseUnavailable extends Error {
  constructor(reason: string) {
    super(`The database is not available: ${reason}`)
    this.name = 'DatabaseUnavailable'
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

/** The connection itself is lost or cannot be had. After the SQLSTATEs here the database closes it. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return CONNECTION_FAILURES.has(codeOf(error)) || /^(08...|57P0[1-5]|25P0[34])$/.test(codeOf(error))
}

/** An errno, the driver's own code or an SQLSTATE. */
export function codeOf(error: Error) {
  return 'code' in error ? String(error.code) : ''
}
