import type { Socket } from 'node:net'
import postgres from 'postgres'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
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
  forgetVariables()
  if (typeof connection === 'string') {
    const { connection: settings, ...where } = readConnectionUrl(connection)
    // Its types know one host, the driver several.
    const place: object = where
    return postgres({ ...everywhere, ...place, connection: { ...settings, ...everywhere.connection } })
  }
  return postgres({ ...everywhere, ...connection, host: 'localhost', port: 5432, pass: '', ssl: false })
}

/**
 * What it is not told the driver takes from PGPORT, PGTARGETSESSIONATTRS and the like, some by names of its own, and it throws
 * at some. They are meant for other programs: ours is told by its own variables alone.
 */
function forgetVariables() {
  // biome-ignore lint/style/noProcessEnv: The driver reads it by itself, and has no option against that.
  const env = process.env
  for (const name of Object.keys(env)) if (name.startsWith('PG')) delete env[name]
}

/** Where the driver is about to connect to. */
export type Target = { path?: string; host: string[]; port: number[] }
