import { errorCodeOf } from '#server/lib/error-code.ts'
import { ownWords } from '#server/lib/own-words.ts'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
import type { Connection } from './driver.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** No such database, or no right to use it: said of a statement. */
const REFUSING_STATE = /^(3D000|42501)$/

/** Of TLS, where certificate, name or protocol are not as they should be. */
const REFUSING_TLS =
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_)/

const WRONG_PASSWORD = '28P01'

/** What was not encoded may have been read as something else, which only the database finds out. */
const ENCODING = 'In DATABASE_URL % is written %25, and : in the user %3A'

/** The database's own words, or the connection's, without what DATABASE_URL has of user and password; empty for none. */
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

/** Why the database does not take us, which waiting would not mend, in its own words; null for any other failure. */
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
