import type { Socket } from 'node:net'
import postgres from 'postgres'
import { withAuthorityApart } from './private-authority.ts'
import { SESSION_LIMITS, SESSION_SETTINGS } from './session-settings.ts'

/** A URL, or the socket of the embedded database. */
export type Connection = string | { path: string; user: string; database: string }

const CONNECT_TIMEOUT_S = 1
const RECONNECT_PAUSE_S = 0.2

type DriverOptions = Omit<postgres.Options<Record<string, postgres.PostgresType>>, 'connection'> & {
  /** Where others than those of every session. */
  limits?: Partial<typeof SESSION_LIMITS>
  socket?: (to: Target) => Socket
}

/** A driver of its own; connects with its first query, and again with the first after a pause. */
export function openDriver(connection: Connection, { limits, ...options }: DriverOptions) {
  const everywhere = {
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: () => RECONNECT_PAUSE_S,
    // A connection that ends of old age in the middle of our transaction would be replaced by one outside of it.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
    connection: { ...SESSION_SETTINGS, ...SESSION_LIMITS, ...limits },
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
