import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { seconds } from '#shared/time.ts'
import type { Binaries } from './binaries.ts'
import { CLUSTER } from './cluster.ts'
import type { Home } from './home.ts'
import { stopCluster } from './processes.ts'
import type { RunAs } from './user.ts'

export type Settings = Record<string, string | number>

const LOOK_AGAIN_MS = 5

/** Small and quiet. Durable, because `fsync` and related settings keep their defaults. */
const SETTINGS: Settings = {
  listen_addresses: '',
  max_connections: 50,
  shared_buffers: '32MB',
  // Nothing replicates from this database.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers: 0,
  io_method: 'sync',
  autovacuum_naptime: '5min',
  autovacuum_max_workers: 1,
  jit: 'off',
  // Backends of disconnected clients end soon.
  client_connection_check_interval: '1s',
  // Statements and rejected values contain addresses and secrets, so only the server's own events are logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

/** The main process of PostgreSQL on the cluster of one data folder; started again as often as needed. */
export class Postmaster {
  #home: Home
  #cluster: string
  #binaries: Binaries
  #runAs: RunAs
  #log: Logger
  #args: string[]
  #child: ChildProcess | null = null
  #graveWords = ''
  #lastLine = ''

  constructor(facts: { home: Home; binaries: Binaries; runAs: RunAs; log: Logger; settings?: Settings }) {
    this.#home = facts.home
    this.#cluster = join(facts.home.path, CLUSTER)
    this.#binaries = facts.binaries
    this.#runAs = facts.runAs
    this.#log = facts.log
    this.#args = argumentsFor(facts.home, { ...SETTINGS, ...facts.settings })
  }

  /** The last severe log line; or the last line, because a program that cannot start marks no line as severe. */
  get lastWords() {
    return this.#graveWords || this.#lastLine
  }

  /**
   * Ends former processes, starts, and resolves when connections are accepted. Resolves early when `signal` is
   * aborted.
   */
  async start(signal: AbortSignal): Promise<void> {
    await stopCluster(this.#cluster)
    await this.#removeStaleLocks()
    if (signal.aborted) return
    const child = this.#spawn()
    if (child.pid === undefined) {
      const [error] = await once(child, 'error')
      throw error
    }

    while (!(await this.#isReady(child.pid))) {
      if (hasEnded(child)) throw new Error(this.lastWords || 'it ended at once')
      if (signal.aborted) return
      await sleep(LOOK_AGAIN_MS)
    }
  }

  /** Resolves when it is not running, whether it ended or never started. */
  async ended(): Promise<void> {
    if (this.#child && !hasEnded(this.#child)) await once(this.#child, 'exit')
  }

  /** Fast shutdown: sessions are cut, everything committed is on disk. Uses more force if that does not end it. */
  async stop(): Promise<void> {
    const child = this.#child
    if (!child) return
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

  /** Immediate shutdown without waiting: the next start recovers from the log. */
  stopAtOnce() {
    this.#child?.kill('SIGQUIT')
  }

  #spawn() {
    const child = spawn(this.#binaries.postgres, this.#args, {
      ...this.#runAs,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe', this.#home.descriptor],
      // In its own process group: Ctrl-C reaches the terminal's whole group, and the database is stopped last.
      detached: true,
    })
    this.#child = child
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.#listen(line))
    return child
  }

  #listen(line: string) {
    const isGrave = /^(FATAL|PANIC)/.test(line)
    if (isGrave) this.#graveWords = line
    if (line.trim() !== '') this.#lastLine = line
    this.#log[isGrave ? 'warn' : 'debug']({ source: 'postgres' }, line)
  }

  /**
   * Their owners are gone: we hold the data folder's lock, and no process works in the cluster. The pids in them may
   * now belong to other processes (after a container's restart they do), and would stop PostgreSQL from starting.
   */
  async #removeStaleLocks() {
    if (process.platform !== 'linux') return
    await rm(join(this.#cluster, 'postmaster.pid'), { force: true })
    await rm(join(this.#home.path, '.s.PGSQL.5432.lock'), { force: true })
  }

  /** The last line of its pid file shows when connections are accepted. */
  async #isReady(pid: number) {
    const content = await readFile(join(this.#cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    const lines = content.split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  }
}

function argumentsFor(home: Home, settings: Settings) {
  const all = Object.entries({ unix_socket_directories: home.inside(''), ...settings })
  return ['-D', home.inside(CLUSTER), ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
