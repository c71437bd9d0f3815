import type { Logger } from 'pino'
import { Deadlines } from '#server/lib/deadlines.ts'
import { DatabaseUnavailable } from '#server/platform/postgres/unavailable.ts'
import { seconds } from '#shared/time.ts'
import { Line, type LineOptions } from './pipelined-connection.ts'
import { Queue } from './queue.ts'

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
const CROWD = 4
const JUST_NOW = seconds(0.02)

/** After this an idle connection is closed, and the database frees its backend's memory. */
const LONGEST_IDLE = seconds(30)

type Work<T> = (line: Line) => Promise<T>

/** One statement or transaction, queued or on a connection. */
type Piece = {
  line: Line | null
  deadline: ReturnType<Deadlines['begin']>
  begin(line: Line): Promise<void>
  refuse(reason: string): void
}

/**
 * The number of connections, and of pieces of work at once on each. `joins`: under load work goes to the busiest
 * connection that still answers; otherwise each goes to the least busy.
 */
export type PoolLimits = { lines: number; atOnce: number; joins?: boolean } & Pick<
  LineOptions,
  'lockTimeout' | 'onPooler'
>

/** Running work, queued work, and the number of refusals since the start. */
export type PoolLoad = { busy: number; waiting: number; refused: number }

type Options = LineOptions & PoolLimits & { log?: Logger }

/** The driver has a pool too, but in that one nothing can be refused or cut off. */
export class Pool {
  #options: Options
  #lines = new Set<Line>()
  #waiting = new Queue<Piece>()
  #working = new Deadlines(LONGEST_WORK)
  #late = new Deadlines(SILENT_AFTER)
  #resting = new Deadlines(LONGEST_IDLE)
  #isClosed = false
  #refused = 0

  constructor(options: Options) {
    this.#options = options
  }

  get load(): PoolLoad {
    let busy = 0
    for (const line of this.#lines) busy += line.load
    return { busy, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Runs one piece of work on a connection, within the limits above. */
  withLine<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => {
        this.#refused += 1
        reject(new DatabaseUnavailable(reason))
      }
      if (this.#isClosed) return refuse('it is closed')

      const begin = (line: Line) => work(line).then(resolve, reject)
      const deadline = this.#working.begin(() => this.#giveUp(piece))
      const piece: Piece = { line: null, deadline, begin, refuse }
      const line = this.#lineWithRoom()
      if (line) this.#begin(piece, line)
      else this.#waiting.enter(piece)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#waiting.refuseAll('it is closed')
    await Promise.all([...this.#lines].map((line) => (line.load > 0 ? line.cut() : line.close())))
  }

  /** The least loaded, and among equals the oldest, so that the others become idle and are closed. */
  #lineWithRoom() {
    let best: Line | null = null
    for (const line of this.#lines) {
      if (this.#options.joins && this.#isBrisk(line)) return line
      if (best === null || line.load < best.load) best = line
    }
    if (best?.load !== 0 && this.#lines.size < this.#options.lines) return this.#newLine()
    return best && best.load < this.#options.atOnce ? best : null
  }

  #isBrisk(line: Line) {
    return line.load >= CROWD && line.load < this.#options.atOnce && line.silence < JUST_NOW
  }

  #newLine() {
    const line = new Line(this.#options, () => {
      this.#lines.delete(line)
      this.#letIn()
    })
    this.#lines.add(line)
    return line
  }

  #begin(piece: Piece, line: Line) {
    if (line.rest) this.#resting.end(line.rest)
    piece.line = line
    line.takeOn(piece)
    void piece.begin(line).then(() => this.#giveBack(piece, line))
  }

  #giveBack(piece: Piece, line: Line) {
    this.#working.end(piece.deadline)
    this.#late.end(piece.deadline)
    line.letGo(piece)
    if (line.isBroken) return
    if (line.load === 0) line.rest = this.#resting.begin(() => void line.close())
    this.#waiting.moved()
    this.#letIn()
  }

  #letIn() {
    while (!this.#waiting.isEmpty) {
      const line = this.#lineWithRoom()
      const piece = line && this.#waiting.next()
      if (!piece) return
      this.#begin(piece, line)
    }
  }

  /**
   * After the time limit the connection is cut, so the database rolls back what is not committed; later queries of
   * that work are refused. A shared connection is cut only when it is silent. If it still answers, this work has only
   * waited too long for its turn.
   */
  #giveUp(piece: Piece) {
    const { line, refuse } = piece
    if (line === null) {
      this.#waiting.leave(piece)
      return refuse('no connection became free')
    }
    refuse('it did not answer in time')
    this.#cutIfSilent(piece, line)
  }

  /** Repeated until the database has answered the refused work: the connection may fall silent later. */
  #cutIfSilent(piece: Piece, line: Line) {
    if (line.isBroken) return
    if (this.#options.atOnce > 1 && line.silence < SILENT_AFTER) {
      piece.deadline = this.#late.begin(() => this.#cutIfSilent(piece, line))
      return
    }
    this.#options.log?.warn('The database did not answer in time: its connection is cut')
    line.cut()
  }
}
