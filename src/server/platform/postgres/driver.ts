import type { Socket } from 'node:net'
import postgres from 'postgres'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
import { SESSION_LIMITS, SESSION_SETTINGS } from './session-settings.ts'

/** A URL, or the socket of the embedded database. */
export type Connection = string | { path: string; user: string; database: string }

const CONNECT_TIMEOUT_S = 1
const RECONNECT_PAUSE_S = 0.2

type DriverOptions = Omit<postgres.Options<Record<string, postgres.PostgresType>>, 'connection'> & {
  /** Limits that differ from the common session limits. */
  limits?: Partial<typeof SESSION_LIMITS>
  socket?: (to: Target) => Socket
}

/** A new driver. It connects with its first query, and again after a pause. */
export function openDriver(connection: Connection, { limits, ...options }: DriverOptions) {
  const everywhere = {
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: () => RECONNECT_PAUSE_S,
    // The driver would replace a connection that reaches its maximum age in the middle of our transaction.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
    connection: { ...SESSION_SETTINGS, ...SESSION_LIMITS, ...limits },
    ...options,
  }
  forgetVariables()
  if (typeof connection === 'string') {
    const { connection: settings, ...where } = readConnectionUrl(connection)
    // The driver accepts several hosts; its types know one.
    const place: object = where
    return postgres({ ...everywhere, ...place, connection: { ...settings, ...everywhere.connection } })
  }
  return postgres({ ...everywhere, ...connection, host: 'localhost', port: 5432, pass: '', ssl: false })
}

/**
 * The driver reads missing settings from PGPORT, PGTARGETSESSIONATTRS and others, some by names of its own, and
 * throws at some values. They are meant for other programs: ours has its own variables.
 */
function forgetVariables() {
  // biome-ignore lint/style/noProcessEnv: The driver reads it by itself, and has no option against that.
  const env = process.env
  for (const name of Object.keys(env)) if (name.startsWith('PG')) delete env[name]
}

/** The address that the driver is about to connect to. */
export type Target = { path?: string; host: string[]; port: number[] }
