import { connect, type Socket } from 'node:net'
import postgres, { type Row, type RowList } from 'postgres'
import type { Deadlines } from '#server/lib/deadlines.ts'
import { type Connection, openDriver, type Target } from '#server/platform/postgres/driver.ts'
import {
  DatabaseUnavailable,
  isConnectionFailure,
  PoolerFound,
} from '#server/platform/postgres/unavailable.ts'
import { refuseRepeats } from './refuse-repeats.ts'

/** How the driver converts values; the query builder overwrites some of it. */
type Codecs = { parsers: Record<string, unknown>; serializers: Record<string, unknown> }

export type LineOptions = {
  connection: Connection
  codecs: Codecs
  /** Milliseconds that a statement may wait for a row lock, if not the usual second. */
  lockTimeout?: number
  /** For a shared connection: called when a pooler is found, behind which nothing may be pipelined. */
  onPooler?: () => void
}

/** Work on a connection; refused when that breaks. */
type Job = { refuse(reason: string): void }

/**
 * One connection that can be cut. The driver never closes a connection that does not answer, and continues on a new
 * one in the middle of a transaction. So it gets only one connection. After the first failure this object is broken
 * for good and accepts no more statements.
 */
export class Line {
  /** Set by the pool: the time limit after which the idle connection is closed. */
  idleLimit: ReturnType<Deadlines['begin']> | null = null

  #driver: ReturnType<typeof openDriver>
  #socket: Socket | null = null
  #jobs = new Set<Job>()
  #answeredAt = performance.now()
  #isBroken = false
  #onBreak: () => void
  #attempts = 0
  #refuseRepeats = refuseRepeats(() => this.cut())
  #onPooler: (() => void) | undefined
  /** Until a shared connection is known to lead to PostgreSQL itself. */
  #poolerCheck: Promise<void> | null = null

  constructor({ connection, codecs, lockTimeout, onPooler }: LineOptions, onBreak: () => void) {
    this.#onBreak = onBreak
    this.#onPooler = onPooler
    this.#driver = openDriver(connection, {
      ...(lockTimeout && { limits: { lock_timeout: lockTimeout } }),
      max: 1,
      socket: (target) => this.#dial(target),
      onclose: () => {
        this.#break()
        // The driver's own error says more, but it drops queries that it has not sent yet.
        setImmediate(() => this.#refuseAll('the connection is lost'))
      },
    })
    Object.assign(this.#driver.options.parsers, codecs.parsers)
    Object.assign(this.#driver.options.serializers, codecs.serializers)
  }

  get isBroken() {
    return this.#isBroken
  }

  get load() {
    return this.#jobs.size
  }

  /** Milliseconds since its last finished piece of work. */
  get silence() {
    return performance.now() - this.#answeredAt
  }

  addJob(job: Job) {
    this.#jobs.add(job)
  }

  removeJob(job: Job) {
    this.#jobs.delete(job)
    this.#answeredAt = performance.now()
  }

  async run(statement: string, parameters: unknown[], asArrays: boolean): Promise<RowList<Row[]>> {
    if (this.#isBroken) throw new DatabaseUnavailable('the connection is lost')
    if (this.#onPooler) {
      this.#poolerCheck ??= this.#checkForPooler(this.#onPooler)
      await this.#poolerCheck
    }
    // Prepared: the builder writes few distinct statements, and planning costs more than running them. The driver's
    // type wants serializable parameters; the builder has already made them strings.
    const query = this.#driver.unsafe(statement, parameters as never[], { prepare: true })
    this.#refuseRepeats(query)
    try {
      // As arrays the rows have another shape, which only the builder reads.
      return whole(await (asArrays ? (query.values() as unknown as typeof query) : query))
    } catch (error) {
      // After an error of its own the driver still has queries that it has not sent.
      if (isConnectionFailure(error) || !(error instanceof postgres.PostgresError)) this.cut()
      throw error
    }
  }

  /**
   * A pooler announces its own process number at connect; PostgreSQL announces that of its backend (55.2.1,
   * BackendKeyData).
   */
  async #checkForPooler(onPooler: () => void) {
    const rows = await this.#driver.unsafe('select pg_backend_pid() as pid').catch((error) => {
      // Otherwise every later query on this connection would get the same failure.
      this.cut()
      throw error
    })
    if (rows[0]?.pid === rows.state.pid) {
      this.#onPooler = undefined
      return
    }
    onPooler()
    void this.close()
    throw new PoolerFound()
  }

  /**
   * Ends the connection whatever it is doing. An uncommitted transaction is rolled back. The driver notices by the
   * socket; its own `end` would write to a socket that is gone.
   */
  cut() {
    this.#break()
    this.#socket?.destroy()
    this.#refuseAll('the connection is cut')
  }

  /** Closes an idle connection in an orderly way. */
  async close() {
    this.#break()
    await this.#driver.end({ timeout: 1 }).catch(() => {})
  }

  #break() {
    if (this.#isBroken) return
    this.#isBroken = true
    this.#onBreak()
  }

  #refuseAll(reason: string) {
    for (const job of this.#jobs) job.refuse(reason)
  }

  /** The driver waits one second for an answer on the socket, whether it is connected already or not. */
  #dial({ path, host, port }: Target) {
    // The driver may dial again after a cut during connecting.
    if (this.#isBroken) throw new DatabaseUnavailable('the connection is cut')
    const turn = this.#attempts++ % host.length
    this.#socket = path
      ? connect(path)
      : connect({ host: host[turn] ?? 'localhost', port: port[turn] ?? 5432, noDelay: true })
    // The driver checks certificates against the socket's host.
    return Object.assign(this.#socket, path ? {} : { host: host[turn] })
  }
}

/**
 * When a statement failed after its first rows, the driver leaves that many holes at the start of the next answer.
 */
function whole(rows: RowList<Row[]>) {
  if (rows.length > 0 && !(0 in rows)) throw new DatabaseUnavailable('an answer is not whole')
  return rows
}
