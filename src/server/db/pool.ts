import type { Logger } from 'pino'
import { seconds } from '#shared/time.ts'
import { type Codecs, type Connection, Line } from './line.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const LONGEST_WAIT_FOR_A_LINE = seconds(1)

/**
 * For a statement or a transaction, waiting included. A frozen database must be answered for within 3.5 s; one that is
 * only slow ends a statement by itself after 3 s, which says more than our cutting its connection.
 */
const LONGEST_WORK = seconds(3.25)

/** Then an idle connection is closed, and the database frees the memory of its backend. */
const LONGEST_IDLE = seconds(30)

/** At most `max` connections. The driver has a pool too, but nobody can be refused or cut off in that one. */
export class Pool {
  #newLine: () => Line
  #log: Logger | undefined
  #max: number
  #idle = new Map<Line, NodeJS.Timeout>()
  #busy = new Set<Line>()
  #waiting = new Set<(line: Line) => void>()
  #isClosed = false

  constructor(options: { connection: Connection; log?: Logger; max: number; codecs: Codecs }) {
    const { connection, log, max, codecs } = options
    this.#newLine = () => new Line(connection, codecs)
    this.#log = log
    this.#max = max
  }

  /** Does one piece of work on a line of its own, within the limits above. */
  async withLine<T>(work: (line: Line) => Promise<T>): Promise<T> {
    const begin = Date.now()
    const line = await this.#takeLine()
    try {
      return await inTime(work(line), begin + LONGEST_WORK - Date.now(), () => {
        this.#log?.warn('The database did not answer in time: its connection is cut')
        line.cut()
      })
    } finally {
      this.#giveBack(line)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const line of this.#busy) line.cut()
    for (const timer of this.#idle.values()) clearTimeout(timer)
    await Promise.all([...this.#idle.keys()].map((line) => this.#retire(line)))
  }

  #takeLine(): Promise<Line> {
    if (this.#isClosed) return Promise.reject(new DatabaseUnavailable('it is closed'))
    if (this.#busy.size < this.#max) return Promise.resolve(this.#nextLine())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(serve)
        reject(new DatabaseUnavailable('no connection became free'))
      }, LONGEST_WAIT_FOR_A_LINE)
      const serve = (line: Line) => {
        clearTimeout(timer)
        resolve(line)
      }
      this.#waiting.add(serve)
    })
  }

  /** The one used last, so that the others come to rest and are closed. */
  #nextLine() {
    for (const [line, timer] of [...this.#idle].reverse()) {
      clearTimeout(timer)
      this.#idle.delete(line)
      if (!line.isBroken) return this.#makeBusy(line)
    }
    return this.#makeBusy(this.#newLine())
  }

  #makeBusy(line: Line) {
    this.#busy.add(line)
    return line
  }

  #giveBack(line: Line) {
    this.#busy.delete(line)
    if (!line.isBroken) {
      this.#idle.set(line, setTimeout(() => this.#retire(line), LONGEST_IDLE).unref())
    }
    const [next] = this.#waiting
    if (!next) return
    this.#waiting.delete(next)
    next(this.#nextLine())
  }

  #retire(line: Line) {
    this.#idle.delete(line)
    return line.close()
  }
}

/**
 * When the time is over the caller gets an answer and the line is cut: what the database has not been told to
 * commit by then it rolls back, and what the work still tries on the line is refused.
 */
async function inTime<T>(work: Promise<T>, patience: number, cut: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeIsOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      cut()
      reject(new DatabaseUnavailable('it did not answer in time'))
    }, patience)
  })
  try {
    return await Promise.race([work, timeIsOver])
  } finally {
    clearTimeout(timer)
  }
}
