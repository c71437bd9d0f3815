import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import './ended-early.ts'
import { partsOf, urlOf } from './database-url.ts'

/** As an operator runs it: every commit is on disk before the answer, and no checkpoint falls into a measurement. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: 100,
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** One PostgreSQL for every compared server, reached by URL. */
export async function startPostgres(settings: Record<string, string | number> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
    settings: { ...SETTINGS, ...settings },
  })
  const cleanUp = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', cleanUp)
  const folder = join(dataDir, 'database')
  const pidFile = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')

  return {
    dataDir,
    /** Its first process, the parent of all others. */
    pid: Number.parseInt(pidFile, 10),
    /** A new database with this name and the schema of a build. */
    async create(name: string, build: string): Promise<string> {
      const sql = connect(urlOf(folder, 'postgres'), 1)
      await sql.unsafe(`create database ${name}`)
      await sql.end()
      const url = urlOf(folder, name)
      await migrate(url, join(build, 'drizzle'))
      return url
    },
    async stop() {
      await server.stop()
      process.removeListener('exit', cleanUp)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The application name that separates our own statements from the measured ones. */
export const OURS = 'bench'

/** For preparations and checks beside the measurements: none of the service's time limits. */
export function connect(url: string, max = 2) {
  return postgres({
    ...partsOf(url),
    max,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: OURS },
  })
}
