import type { Logger } from 'pino'
import { Deadlines } from '#server/lib/deadlines.ts'
import { DatabaseUnavailable } from '#server/platform/postgres/unavailable.ts'
import { seconds } from '#shared/time.ts'
import { Line, type LineOptions } from './pipelined-connection.ts'

/**
 * Time limit for a statement or a transaction, queueing included. A frozen database must be answered for within 3.5
 * s. One that is only slow ends a statement itself after 3 s, with a better message than our cut.
 */
const LONGEST_WORK = seconds(3.25)

/** A shared connection without any answer for this long is not just slow with one statement. */
const SILENT_AFTER = seconds(1)

/**
 * A connection with this much work that answered just now gets the next work too: one write carries many statements.
 */
const BUSY_LOAD = 4
const JUST_NOW = seconds(0.02)

/** After this an idle connection is closed, and the database frees its backend's memory. */
const LONGEST_IDLE = seconds(30)

type Work<T> = (connection: Line) => Promise<T>

/** One statement or transaction, queued or on a connection. */
type Job = {
  connection: Line | null
  deadline: ReturnType<Deadlines['begin']>
  begin(connection: Line): Promise<void>
  refuse(reason: string): void
}

/**
 * The number of connections, and of pieces of work at once on each. `joins`: under load work goes to the busiest
 * connection that still answers; otherwise each goes to the least busy.
 */
export type PoolLimits = { connections: number; atOnce: number; joins?: boolean } & Pick<
  LineOptions,
  'lockTimeout' | 'onPooler'
>

/** Running work, queued work, and the number of refusals since the start. */
export type PoolLoad = { busy: number; waiting: number; refused: number }

type Options = LineOptions & PoolLimits & { log?: Logger }

/** The driver has a pool too, but in that one nothing can be refused or cut off. */
export class Pool {
  #options: Options
  #connections = new Set<Line>()
  #queue = new Queue<Job>()
  #working = new Deadlines(LONGEST_WORK)
  #late = new Deadlines(SILENT_AFTER)
  #idle = new Deadlines(LONGEST_IDLE)
  #isClosed = false
  #refused = 0

  constructor(options: Options) {
    this.#options = options
  }

  get load(): PoolLoad {
    let busy = 0
    for (const connection of this.#connections) busy += connection.load
    return { busy, waiting: this.#queue.size, refused: this.#refused }
  }

  /** Runs one job of work on a connection, within the limits above. */
  withConnection<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => {
        this.#refused += 1
        reject(new DatabaseUnavailable(reason))
      }
      if (this.#isClosed) return refuse('it is closed')

      const begin = (connection: Line) => work(connection).then(resolve, reject)
      const deadline = this.#working.begin(() => this.#giveUp(job))
      const job: Job = { connection: null, deadline, begin, refuse }
      const connection = this.#connectionWithRoom()
      if (connection) this.#begin(job, connection)
      else this.#queue.enter(job)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#queue.refuseAll('it is closed')
    await Promise.all(
      [...this.#connections].map((connection) =>
        connection.load > 0 ? connection.cut() : connection.close(),
      ),
    )
  }

  /** The least loaded, and among equals the oldest, so that the others become idle and are closed. */
  #connectionWithRoom() {
    let best: Line | null = null
    for (const connection of this.#connections) {
      if (this.#options.joins && this.#isBusyAndAnswering(connection)) return connection
      if (best === null || connection.load < best.load) best = connection
    }
    if (best?.load !== 0 && this.#connections.size < this.#options.connections) return this.#openConnection()
    return best && best.load < this.#options.atOnce ? best : null
  }

  #isBusyAndAnswering(connection: Line) {
    return (
      connection.load >= BUSY_LOAD && connection.load < this.#options.atOnce && connection.silence < JUST_NOW
    )
  }

  #openConnection() {
    const connection = new Line(this.#options, () => {
      this.#connections.delete(connection)
      this.#startQueued()
    })
    this.#connections.add(connection)
    return connection
  }

  #begin(job: Job, connection: Line) {
    if (connection.idleLimit) this.#idle.end(connection.idleLimit)
    job.connection = connection
    connection.addJob(job)
    void job.begin(connection).then(() => this.#finish(job, connection))
  }

  #finish(job: Job, connection: Line) {
    this.#working.end(job.deadline)
    this.#late.end(job.deadline)
    connection.removeJob(job)
    if (connection.isBroken) return
    if (connection.load === 0) connection.idleLimit = this.#idle.begin(() => void connection.close())
    this.#queue.moved()
    this.#startQueued()
  }

  #startQueued() {
    while (!this.#queue.isEmpty) {
      const connection = this.#connectionWithRoom()
      const job = connection && this.#queue.next()
      if (!job) return
      this.#begin(job, connection)
    }
  }

  /**
   * After the time limit the connection is cut, so the database rolls back what is not committed; later queries of
   * that work are refused. A shared connection is cut only when it is silent. If it still answers, this work has only
   * waited too long for its turn.
   */
  #giveUp(job: Job) {
    const { connection, refuse } = job
    if (connection === null) {
      this.#queue.leave(job)
      return refuse('no connection became free')
    }
    refuse('it did not answer in time')
    this.#cutIfSilent(job, connection)
  }

  /** Repeated until the database has answered the refused work: the connection may fall silent later. */
  #cutIfSilent(job: Job, connection: Line) {
    if (connection.isBroken) return
    if (this.#options.atOnce > 1 && connection.silence < SILENT_AFTER) {
      job.deadline = this.#late.begin(() => this.#cutIfSilent(job, connection))
      return
    }
    this.#options.log?.warn('The database did not answer in time: its connection is cut')
    connection.cut()
  }
}

/** Four checks without any progress are one second of standstill. */
const CHECK_EVERY = seconds(0.25)
const STALLED_AFTER = 4

/** Work beyond this number would be too late anyway when its turn came. */
const MOST_WAITING = 2000

type Refusable = { refuse(reason: string): void }

/**
 * Work waiting for a connection, first in, first out. While connections are given back everything waits for its turn.
 * After a whole second without one, all of it is refused.
 */
export class Queue<J extends Refusable> {
  #jobs = new Set<J>()
  #checksWithoutProgress = 0
  #check: NodeJS.Timeout | null = null

  get size() {
    return this.#jobs.size
  }

  get isEmpty() {
    return this.#jobs.size === 0
  }

  enter(job: J): void {
    if (this.#jobs.size === MOST_WAITING) {
      job.refuse('too many wait for it')
      return
    }
    if (this.isEmpty) this.moved()
    this.#jobs.add(job)
    this.#check ??= this.#checkLater()
  }

  /** Takes the first in the queue. */
  next(): J | undefined {
    const [job] = this.#jobs
    if (job) this.#jobs.delete(job)
    return job
  }

  leave(job: J): void {
    this.#jobs.delete(job)
  }

  moved(): void {
    this.#checksWithoutProgress = 0
  }

  refuseAll(reason: string): void {
    for (const job of this.#jobs) job.refuse(reason)
    this.#jobs.clear()
  }

  /**
   * Each short timer sets the next. So a process that was itself busy for a second has made only one check, and does
   * not mistake its own standstill for the database's.
   */
  #checkLater() {
    return setTimeout(() => {
      this.#checksWithoutProgress += 1
      if (this.#checksWithoutProgress === STALLED_AFTER) this.refuseAll('no connection became free')
      this.#check = this.isEmpty ? null : this.#checkLater()
    }, CHECK_EVERY).unref()
  }
}
