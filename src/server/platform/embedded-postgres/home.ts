import { existsSync, openSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#server/config.ts'
import { makePrivateFolder } from '#server/platform/data-dir.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'

const SOCKET = '.s.PGSQL.5432'

/** `sun_path` of sockaddr_un is 108 bytes on Linux and 104 elsewhere, with the final NUL. */
const LONGEST_SOCKET_PATH = 100

/** Name of the database's superuser. Whoever can reach the socket may use it: its folder is private. */
export const DATABASE_USER = 'app'

/** The database's own folder in DATA_DIR, as we see it and as PostgreSQL's programs see it. */
export type Home = {
  path: string
  /** Passed to every program as descriptor 3. */
  descriptor: number
  /** The path by which a program we start reaches a file in the folder. */
  inside(name: string): string
}

export function openHome(dataDir: string): Home {
  makePrivateFolder(homeOf(dataDir))
  const path = realpathSync(homeOf(dataDir))
  return {
    path,
    descriptor: openSync(path, 'r'),
    // DATA_DIR is private, and may be below private folders (/root) that PostgreSQL's unprivileged user cannot enter.
    // Following an open folder's link in /proc needs no permission on the parents.
    inside: (name) => join(process.platform === 'linux' ? '/proc/self/fd/3' : path, name),
  }
}

/** Connects to the embedded database of this data folder, from the server or from a command beside it. */
export function embeddedConnection(dataDir: string): Connection {
  return { path: socketPath(homeOf(dataDir)), user: DATABASE_USER, database: 'postgres' }
}

/** Whether a server was ever started on this data folder. */
export function hasDatabase(dataDir: string) {
  return existsSync(homeOf(dataDir))
}

function homeOf(dataDir: string) {
  return join(dataDir, 'database')
}

function socketPath(home: string) {
  const path = join(home, SOCKET)
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return path
  if (process.platform === 'linux') return join('/proc/self/fd', String(openSync(home, 'r')), SOCKET)
  throw new ConfigError('DATA_DIR', 'is too long a path for the socket of the embedded database')
}
