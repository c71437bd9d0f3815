import { errorCodeOf } from '#server/lib/error-code.ts'
import { ownWords } from '#server/lib/own-words.ts'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
import type { Connection } from './driver.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** No such database, or no permission to use it: the error of a statement. */
const REFUSING_STATE = /^(3D000|42501)$/

/** TLS errors: wrong certificate, name or protocol. */
const REFUSING_TLS =
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_)/

const WRONG_PASSWORD = '28P01'

/** Characters that were not encoded may have been read with another meaning. Only the database notices. */
const ENCODING = 'In DATABASE_URL % is written %25, and : in the user %3A'

/** The database's or the connection's own message, without user and password of DATABASE_URL; '' for none. */
export function databaseWords(error: unknown, connection: Connection): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return cause.reason
    if (errorCodeOf(cause) === '') continue
    if (typeof connection !== 'string') return ownWords(cause, null)
    const { user = '', pass: password = '' } = readConnectionUrl(connection)
    return ownWords(cause, { user, password })
  }
  return ''
}

/** The database's own message when it refuses us and waiting would not help; null for any other failure. */
export function refusalWords(error: unknown, connection: Connection): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCodeOf(cause)
    const isRefused = 'severity' in cause && (cause.severity === 'FATAL' || REFUSING_STATE.test(code))
    if (!isRefused && !REFUSING_TLS.test(code)) continue
    const words = databaseWords(cause, connection)
    return code === WRONG_PASSWORD && typeof connection === 'string' ? `${words}. ${ENCODING}` : words
  }
  return null
}
