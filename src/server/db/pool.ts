import type { Logger } from 'pino'
import { seconds } from '#shared/time.ts'
import { type Codecs, type Connection, Line } from './line.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const LONGEST_WAIT_FOR_A_LINE = seconds(1)

/** For a statement or a transaction, waiting included: a frozen database must be answered for within 5 s. */
const LONGEST_WORK = 4500

/** Then an idle connection is closed, and the database frees the memory of its backend. */
const LONGEST_IDLE = seconds(30)

export type Pool = {
  /** Does one piece of work on a line of its own, within the limits above. */
  withLine<T>(work: (line: Line) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** At most `max` connections. The driver has a pool too, but nobody can be refused or cut off in that one. */
export function openPool(options: {
  connection: Connection
  log?: Logger
  max: number
  codecs: Codecs
}): Pool {
  const { connection, log, max, codecs } = options
  const idle = new Map<Line, NodeJS.Timeout>()
  const busy = new Set<Line>()
  const waiting = new Set<(line: Line) => void>()
  let isClosed = false

  async function withLine<T>(work: (line: Line) => Promise<T>): Promise<T> {
    const begin = Date.now()
    const line = await takeLine()
    try {
      return await inTime(work(line), begin + LONGEST_WORK - Date.now(), () => {
        log?.warn('The database did not answer in time: its connection is cut')
        line.cut()
      })
    } finally {
      giveBack(line)
    }
  }

  function takeLine(): Promise<Line> {
    if (isClosed) return Promise.reject(new DatabaseUnavailable('it is closed'))
    if (busy.size < max) return Promise.resolve(nextLine())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(serve)
        reject(new DatabaseUnavailable('no connection became free'))
      }, LONGEST_WAIT_FOR_A_LINE)
      const serve = (line: Line) => {
        clearTimeout(timer)
        resolve(line)
      }
      waiting.add(serve)
    })
  }

  /** The one used last, so that the others come to rest and are closed. */
  function nextLine() {
    for (const [line, timer] of [...idle].reverse()) {
      clearTimeout(timer)
      idle.delete(line)
      if (!line.isBroken) return makeBusy(line)
    }
    return makeBusy(new Line(connection, codecs))
  }

  function makeBusy(line: Line) {
    busy.add(line)
    return line
  }

  function giveBack(line: Line) {
    busy.delete(line)
    if (!line.isBroken) idle.set(line, setTimeout(retire, LONGEST_IDLE, line).unref())
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    next(nextLine())
  }

  function retire(line: Line) {
    idle.delete(line)
    return line.close()
  }

  async function close() {
    isClosed = true
    for (const line of busy) line.cut()
    for (const timer of idle.values()) clearTimeout(timer)
    await Promise.all([...idle.keys()].map(retire))
  }

  return { withLine, close }
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
