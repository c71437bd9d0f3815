import type { Socket } from 'node:net'
import postgres from 'postgres'
import { withAuthorityApart } from './private-authority.ts'

/** A URL, or the socket of the embedded database. */
export type Connection = string | { path: string; user: string; database: string }

const CONNECT_TIMEOUT_S = 1
const RECONNECT_PAUSE_S = 0.2

/** Limits the database keeps for us; what it cannot keep (it may be frozen) is kept in pool.ts. */
export const SERVER_LIMITS = {
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
}

/** A driver of its own; connects with its first query, and again with the first after a pause. */
export function openDriver(
  connection: Connection,
  options: postgres.Options<Record<string, postgres.PostgresType>> & { socket?: (to: Target) => Socket },
) {
  const everywhere = {
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: () => RECONNECT_PAUSE_S,
    // A connection that ends of old age in the middle of our transaction would be replaced by one outside of it.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
    connection: SERVER_LIMITS,
    ...options,
  }
  if (typeof connection === 'string') {
    const { url, host } = withHostApart(connection)
    const { plainUrl, ssl } = withAuthorityApart(url)
    return postgres(plainUrl, { ...everywhere, ...(host && { host }), ...(ssl && { ssl }) })
  }
  // Said explicitly so that no PGHOST, PGSSLMODE or the like of the environment is taken for ours.
  return postgres({ ...everywhere, ...connection, host: 'localhost', port: 5432, pass: '', ssl: false })
}

/** `?host=` names a host, or the folder of a socket; the driver would hand it on to the database as a setting. */
function withHostApart(connection: string) {
  const url = new URL(connection)
  const host = url.searchParams.get('host')
  if (host === null) return { url: connection, host }
  url.searchParams.delete('host')
  return { url: url.href, host }
}

/** Where the driver is about to connect to. */
export type Target = { path?: string; host: string[]; port: number[] }
