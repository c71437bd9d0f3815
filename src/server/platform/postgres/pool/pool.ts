import type { Logger } from 'pino'
import { Deadlines } from '#server/lib/deadlines.ts'
import { DatabaseUnavailable } from '#server/platform/postgres/unavailable.ts'
import { seconds } from '#shared/time.ts'
import { Line, type LineOptions } from './pipelined-connection.ts'
import { Queue } from './queue.ts'

/**
 * For a statement or a transaction, waiting included. A frozen database must be answered for within 3.5 s; one that is
 * only slow ends a statement by itself after 3 s, which says more than our cutting its connection.
 */
const LONGEST_WORK = seconds(3.25)

/** A line that several share and that gave no answer for this long is not just slow with one of them. */
const SILENT_AFTER = seconds(1)

/** From so many pieces on, on a line that answered just now, what comes next joins them: one write serves many. */
const CROWD = 4
const JUST_NOW = seconds(0.02)

/** Then an idle connection is closed, and the database frees the memory of its backend. */
const LONGEST_IDLE = seconds(30)

type Work<T> = (line: Line) => Promise<T>

/** One statement or transaction: it waits for a line, or is on one. */
type Piece = {
  line: Line | null
  deadline: ReturnType<Deadlines['begin']>
  begin(line: Line): Promise<void>
  refuse(reason: string): void
}

/**
 * At most so many connections, and so many pieces of work at once on each. `joins`: under load pieces go where others are,
 * as long as these are answered; else each goes where the fewest are.
 */
export type PoolLimits = { lines: number; atOnce: number; joins?: boolean } & Pick<
  LineOptions,
  'lockTimeout' | 'onPooler'
>

/** What is on its lines, what waits for one, and how much it has refused since the start. */
export type PoolLoad = { busy: number; waiting: number; refused: number }

type Options = LineOptions & PoolLimits & { log?: Logger }

/** The driver has a pool too, but nobody can be refused or cut off in that one. */
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

  /** Does one piece of work on a line, within the limits above. */
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

  /** The least loaded, and of those the oldest, so that the others come to rest and are closed. */
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
   * What the database has not been told to commit when the time of a transaction is over it rolls back, as its line is
   * cut; what the work still tries on that is refused. Where several share a line, it is cut when it is silent: on one
   * that moves somebody has only waited too long for their turn.
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

  /** Asked again until the database has answered what was refused: a line may fall silent later than that. */
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
