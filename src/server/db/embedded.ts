import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartProblem } from '#server/start/start-problem.ts'
import { seconds } from '#shared/time.ts'
import { findBinaries } from './embedded-binaries.ts'
import { CLUSTER, prepareCluster } from './embedded-cluster.ts'
import { embeddedConnection, openHome } from './embedded-home.ts'
import { stopCluster } from './embedded-processes.ts'
import { databaseUser } from './embedded-user.ts'
import type { Connection } from './line.ts'

export type EmbeddedPostgres = { connection: Connection; stop(): Promise<void> }

const LOOK_AGAIN_MS = 5
const RESTART_PAUSE_MS = 100
const LONGEST_RESTART_PAUSE = seconds(1)
const FIRST_START_PATIENCE = seconds(5)

/** Small and quiet; durable, because `fsync` and its companions stay at their defaults. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: 50,
  shared_buffers: '32MB',
  // Nothing replicates from here.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers: 0,
  io_method: 'sync',
  autovacuum_naptime: '5min',
  autovacuum_max_workers: 1,
  jit: 'off',
  // Backends of clients that are gone end themselves soon.
  client_connection_check_interval: '1s',
  // Statements and the values they refuse are addresses and secrets: only the server's own events are logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

/**
 * Starts PostgreSQL in the data folder, whose lock the caller holds, and keeps it running until `stop`.
 * `settings` go on top of ours; the tests trade durability for speed with them.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Logger
  say: (line: string) => void
  signal?: AbortSignal
  settings?: Record<string, string | number>
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, say, signal = new AbortController().signal } = options
  const home = openHome(dataDir)
  const connection = embeddedConnection(dataDir)
  const runAs = await databaseUser(home.path)
  const binaries = await findBinaries(runAs)
  signal.throwIfAborted()
  await prepareCluster({ home, binaries, runAs, signal }, () =>
    say(`First start: setting up the database in ${home.path}`),
  )

  const cluster = join(home.path, CLUSTER)
  const settings = Object.entries({
    ...SETTINGS,
    unix_socket_directories: home.inside(''),
    ...options.settings,
  })
  const args = [
    '-D',
    home.inside(CLUSTER),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  let isWanted = () => !signal.aborted
  let child: ChildProcess | null = null
  let lastWords = ''

  async function startOnce() {
    await stopCluster(cluster)
    await removeStaleLocks()
    if (!isWanted()) return
    const started = spawn(binaries.postgres, args, {
      ...runAs,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe', home.descriptor],
      // In its own group: Ctrl-C reaches the whole group of the terminal, and the database is stopped last.
      detached: true,
    })
    child = started
    if (started.stderr) createInterface(started.stderr).on('line', listen)
    if (started.pid === undefined) {
      const [error] = await once(started, 'error')
      throw error
    }

    while (!(await isReady(started.pid))) {
      if (hasEnded(started)) throw new Error(lastWords || 'it ended at once')
      if (!isWanted()) return
      await sleep(LOOK_AGAIN_MS)
    }
  }

  /**
   * Their owners are gone: we hold the lock of the data folder and no process works in the cluster. The pids
   * in them may belong to others by now (after a container's restart they do), and would keep PostgreSQL out.
   */
  async function removeStaleLocks() {
    if (process.platform !== 'linux') return
    await rm(join(cluster, 'postmaster.pid'), { force: true })
    await rm(join(home.path, '.s.PGSQL.5432.lock'), { force: true })
  }

  function listen(line: string) {
    const isGrave = /^(FATAL|PANIC)/.test(line)
    if (isGrave) lastWords = line
    log[isGrave ? 'warn' : 'debug']({ source: 'postgres' }, line)
  }

  /** The last line of its pid file says so when connections are accepted. */
  async function isReady(pid: number | undefined) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  }

  async function startFirst() {
    const end = Date.now() + FIRST_START_PATIENCE
    for (;;) {
      try {
        return await startOnce()
      } catch (error) {
        const line = `The database in ${home.path} does not start: ${(error as Error).message}`
        if (Date.now() > end) throw new StartProblem(1, line, error)
        await sleep(RESTART_PAUSE_MS)
      }
    }
  }

  async function superviseUntilStopped() {
    let pause = RESTART_PAUSE_MS
    while (isWanted()) {
      if (child && !hasEnded(child)) await once(child, 'exit')
      if (!isWanted()) return
      log.error({ source: 'postgres', lastWords }, 'The embedded database ended; starting it again')
      await sleep(pause)
      try {
        await startOnce()
        pause = RESTART_PAUSE_MS
      } catch (error) {
        log.error({ err: error }, 'The embedded database does not start')
        pause = Math.min(pause * 2, LONGEST_RESTART_PAUSE)
      }
    }
  }

  async function stop() {
    isWanted = () => false
    process.removeListener('exit', stopAtOnce)
    if (child) await endChild(child)
    await supervision
    await stopCluster(cluster)
  }

  /** For the ends that nobody could wait in: immediate shutdown, repaired from the log at the next start. */
  function stopAtOnce() {
    child?.kill('SIGQUIT')
  }

  process.once('exit', stopAtOnce)
  try {
    await startFirst()
    signal.throwIfAborted()
  } catch (error) {
    if (child) await endChild(child)
    process.removeListener('exit', stopAtOnce)
    throw error
  }
  isWanted = () => true
  const supervision = superviseUntilStopped()
  return { connection, stop }
}

/** Fast shutdown: sessions are cut, everything committed is on disk. Harder when that does not end. */
async function endChild(child: ChildProcess) {
  for (const [signal, patience] of [
    ['SIGINT', seconds(5)],
    ['SIGQUIT', seconds(1)],
    ['SIGKILL', seconds(1)],
  ] as const) {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    child.kill('SIGCONT')
    await Promise.race([ended, sleep(patience, undefined, { ref: false })])
  }
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
