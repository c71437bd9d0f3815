import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { findBinaries } from './binaries.ts'
import { CLUSTER, prepareCluster } from './cluster.ts'
import { embeddedConnection, type Home, openHome } from './home.ts'
import { Postmaster, type Settings } from './postmaster.ts'
import { stopCluster } from './processes.ts'
import { keepRunning, startWithRetries } from './supervision.ts'
import { databaseUser } from './user.ts'

export type EmbeddedPostgres = { connection: Connection; stop(): Promise<void> }

type Options = {
  dataDir: string
  log: Logger
  say: (line: string) => void
  /** Aborted when the server is asked to stop during the start. */
  signal?: AbortSignal
  /** Added to ours; the tests trade durability for speed with them. */
  settings?: Settings
}

/** Starts PostgreSQL in the data folder, whose lock the caller holds, and keeps it running until `stop`. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal = new AbortController().signal } = options
  const home = openHome(dataDir)
  const connection = embeddedConnection(dataDir)
  const postmaster = await preparePostmaster(home, { ...options, signal })

  // For exits where nothing can be awaited.
  const stopAtOnce = () => postmaster.stopAtOnce()
  process.once('exit', stopAtOnce)
  try {
    await startWithRetries(postmaster, { path: home.path, signal })
    signal.throwIfAborted()
  } catch (error) {
    await postmaster.stop()
    process.removeListener('exit', stopAtOnce)
    throw error
  }

  const stopping = new AbortController()
  const supervision = keepRunning(postmaster, log, stopping.signal)
  async function stop() {
    stopping.abort()
    process.removeListener('exit', stopAtOnce)
    await postmaster.stop()
    await supervision
    await stopCluster(join(home.path, CLUSTER))
  }
  return { connection, stop }
}

/** Prepares a start: the user to run as, programs that this user can run, and a cluster. */
async function preparePostmaster(home: Home, options: Options & { signal: AbortSignal }) {
  const { log, say, signal, settings } = options
  const runAs = await databaseUser(home.path)
  const binaries = await findBinaries(runAs)
  signal.throwIfAborted()
  await prepareCluster({ home, binaries, runAs, signal }, () =>
    say(`First start: setting up the database in ${home.path}`),
  )
  return new Postmaster({ home, binaries, runAs, log, settings })
}
