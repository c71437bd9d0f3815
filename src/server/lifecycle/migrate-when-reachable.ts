import { setTimeout as sleep } from 'node:timers/promises'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { databaseWords, refusalWords } from '#server/platform/postgres/database-words.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { refuseUnfitDatabase } from '#server/platform/postgres/refuse-unfit.ts'
import { isConnectionFailure, isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { seconds } from '#shared/time.ts'

const PAUSE = seconds(0.5)

const OTHER_PROCESS = 'Another process is bringing the database up to date; waiting for it.'
const LOCKED = 'Another connection has locked a table that a migration changes; trying again.'

/**
 * Migrates as soon as an external database can be reached. One that starts after us is waited for, with a log line.
 * One that lacks what we need is refused.
 */
export async function migrateWhenReachable(options: {
  connection: Connection
  folder: string
  say: (line: string) => void
  signal: AbortSignal
}): Promise<void> {
  const { connection, folder, say, signal } = options
  const logged = new Set<string>()
  const describeOnce = (line: string) => {
    // Messages that differ only in a number (a process, a port) count as equal.
    const message = line.replace(/\d+/g, '')
    if (!logged.has(message)) say(line)
    logged.add(message)
  }
  for (;;) {
    try {
      if (typeof connection === 'string') await orAborted(refuseUnfitDatabase(connection), signal)
      const onWait = () => describeOnce(OTHER_PROCESS)
      return await orAborted(migrate(connection, folder, { onWait, signal }), signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!isUnavailable(error)) throw refusalOf(error, connection)
      describeOnce(obstacleOf(error, connection))
      await sleep(PAUSE, undefined, { signal })
    }
  }
}

/** The cause, in one accurate line. The first error with a code is the database's or the connection's. */
function obstacleOf(error: unknown, connection: Connection): string {
  const message = databaseWords(error, connection)
  const inBrackets = message && ` (${message})`
  if (!(error instanceof Error) || isConnectionFailure(error)) {
    return `The database does not answer yet${inBrackets}; waiting for it.`
  }
  const code = errorCodeOf(error)
  if (code === '') return obstacleOf(error.cause, connection)
  if (code === '55P03') return LOCKED
  return `The database could not be brought up to date yet${inBrackets}; trying again.`
}

/** Waiting for another process's migrations must not delay a stop. */
function orAborted(work: Promise<void>, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    const forget = () => signal.removeEventListener('abort', giveUp)
    work.finally(forget).then(resolve, reject)
  })
}

/** Wrong password, no such database, no permission: waiting would not help. */
function refusalOf(error: unknown, connection: Connection): unknown {
  const message = refusalWords(error, connection)
  return message === null
    ? error
    : new StartProblem(1, `The database of DATABASE_URL refuses: ${message}.`, error)
}
