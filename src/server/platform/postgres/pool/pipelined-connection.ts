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

/** What the driver needs to know about values; the query builder writes its own wishes into it. */
type Codecs = { parsers: Record<string, unknown>; serializers: Record<string, unknown> }

export type LineOptions = {
  connection: Connection
  codecs: Codecs
  /** Milliseconds that a statement may wait for a row, if not the second of all others. */
  lockTimeout?: number
  /** For a line that several share: told when a pooler stands before the database, where nothing may be shared. */
  onPooler?: () => void
}

/** What is done on a line; refused when that breaks. */
type Passenger = { refuse(reason: string): void }

/**
 * One connection that can be cut. The driver never closes a connection that does not answer, and goes on with
 * a new one in the middle of what was a transaction; so it gets one connection only, and after the first
 * failure of that the line is broken for good and takes no more statements.
 */
export class Line {
  /** The pool's: when it is closed unless somebody needs it. */
  rest: ReturnType<Deadlines['begin']> | null = null

  #driver: ReturnType<typeof openDriver>
  #socket: Socket | null = null
  #passengers = new Set<Passenger>()
  #answeredAt = performance.now()
  #isBroken = false
  #onBreak: () => void
  #attempts = 0
  #refuseRepeats = refuseRepeats(() => this.cut())
  #onPooler: (() => void) | undefined
  /** Until it is known that a shared line leads to PostgreSQL itself. */
  #look: Promise<void> | null = null

  constructor({ connection, codecs, lockTimeout, onPooler }: LineOptions, onBreak: () => void) {
    this.#onBreak = onBreak
    this.#onPooler = onPooler
    this.#driver = openDriver(connection, {
      ...(lockTimeout && { limits: { lock_timeout: lockTimeout } }),
      max: 1,
      socket: (target) => this.#dial(target),
      onclose: () => {
        this.#break()
        // The driver's own reason says more, but what it has not sent yet it forgets.
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
    return this.#passengers.size
  }

  /** Milliseconds since it was last of use to anybody. */
  get silence() {
    return performance.now() - this.#answeredAt
  }

  takeOn(passenger: Passenger) {
    this.#passengers.add(passenger)
  }

  letGo(passenger: Passenger) {
    this.#passengers.delete(passenger)
    this.#answeredAt = performance.now()
  }

  async run(statement: string, parameters: unknown[], asArrays: boolean): Promise<RowList<Row[]>> {
    if (this.#isBroken) throw new DatabaseUnavailable('the connection is lost')
    if (this.#onPooler) {
      this.#look ??= this.#lookForPooler(this.#onPooler)
      await this.#look
    }
    // Prepared: the builder writes few distinct statements, and planning them costs more than running them.
    // The driver's type asks for parameters it can serialize; the builder has already made them strings.
    const query = this.#driver.unsafe(statement, parameters as never[], { prepare: true })
    this.#refuseRepeats(query)
    try {
      // With arrays the rows are of another shape, which only the builder looks at.
      return whole(await (asArrays ? (query.values() as unknown as typeof query) : query))
    } catch (error) {
      // What the driver itself stumbles over leaves it with questions that it has not sent.
      if (isConnectionFailure(error) || !(error instanceof postgres.PostgresError)) this.cut()
      throw error
    }
  }

  /** A pooler tells who connects a number of its own, where PostgreSQL tells that of the process (55.2.1, BackendKeyData). */
  async #lookForPooler(onPooler: () => void) {
    const rows = await this.#driver.unsafe('select pg_backend_pid() as pid').catch((error) => {
      // Whoever comes next would be given the same failure, for as long as the line is there.
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
   * Ends it whatever it is doing. A transaction that was not committed never will be. The driver hears of it
   * from the socket; told to end, it would write a farewell into what is no longer there.
   */
  cut() {
    this.#break()
    this.#socket?.destroy()
    this.#refuseAll('the connection is cut')
  }

  /** Lets go of an idle line in good order. */
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
    for (const passenger of this.#passengers) passenger.refuse(reason)
  }

  /** The driver waits one second for an answer on it, whether it is connected already or not. */
  #dial({ path, host, port }: Target) {
    // The driver may dial again for what was cut off while it was connecting.
    if (this.#isBroken) throw new DatabaseUnavailable('the connection is cut')
    const turn = this.#attempts++ % host.length
    this.#socket = path
      ? connect(path)
      : connect({ host: host[turn] ?? 'localhost', port: port[turn] ?? 5432, noDelay: true })
    // The driver checks certificates against the socket's host.
    return Object.assign(this.#socket, path ? {} : { host: host[turn] })
  }
}

/** After a statement that failed with its first rows sent, the driver leaves so many places of the next answer empty. */
function whole(rows: RowList<Row[]>) {
  if (rows.length > 0 && !(0 in rows)) throw new DatabaseUnavailable('an answer is not whole')
  return rows
}
