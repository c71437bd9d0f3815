import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { readConfig } from '#server/config.ts'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { holdDataDir } from '#server/platform/data-dir.ts'
import { embeddedConnection, hasDatabase } from '#server/platform/embedded-postgres/home.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { databaseWords, refusalWords } from '#server/platform/postgres/database-words.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { type Database, openDatabase } from '#server/platform/postgres/open.ts'
import { refuseUnfitDatabase } from '#server/platform/postgres/refuse-unfit.ts'
import { isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { seconds } from '#shared/time.ts'
import { migrationsFolder } from './built-folder.ts'

/** A server that holds the data folder may be starting or stopping. */
const LONGEST_WAIT = seconds(10)
const PAUSE = seconds(0.5)

/** For operator commands of any length: no visitor waits for them. */
const NO_LIMITS = { statement_timeout: 0, lock_timeout: 5000, idle_in_transaction_session_timeout: 0 }

export type OperatorDatabase = { db: Database; connection: Connection }

type Work<Result> = (database: OperatorDatabase) => Promise<Result>

export type OperatorOptions = {
  settings: ReturnType<typeof readConfig>
  /** The folder of the running program. */
  home: string
  log: Logger
  signal: AbortSignal
}

/**
 * Opens the database for an operator command: DATABASE_URL, or the database of the server that runs on the data
 * folder. Without a server, the database is started for this command and stopped after it.
 */
export async function withOperatorDatabase<Result>(
  options: OperatorOptions,
  work: Work<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = options.settings
  if (databaseUrl !== null) return await workOn(databaseUrl, work)
  if (!hasDatabase(dataDir)) {
    throw new StartProblem(1, `DATA_DIR (${dataDir}) has no database yet: start the server on it once.`)
  }
  const beside = embeddedConnection(dataDir)
  const isBeside = (await answers(beside)) || !(await holdsDataDir(options, beside))
  return isBeside ? await workOn(beside, work) : await workAlone(options, work)
}

/** Takes the data folder; false when the server that holds it answers after all. */
async function holdsDataDir({ settings, signal }: OperatorOptions, beside: Connection): Promise<boolean> {
  for (const begin = Date.now(); ; ) {
    try {
      await holdDataDir(settings.dataDir)
      return true
    } catch (error) {
      const isHeld = error instanceof StartProblem && error.exitCode === 3
      if (!isHeld || Date.now() - begin > LONGEST_WAIT) throw error
    }
    await sleep(PAUSE, undefined, { signal })
    if (await answers(beside)) return false
  }
}

async function workAlone<Result>({ settings, home, log, signal }: OperatorOptions, work: Work<Result>) {
  const { dataDir } = settings
  const embedded = await startEmbeddedPostgres({ dataDir, log, say: () => {}, signal })
  try {
    await migrate(embedded.connection, migrationsFolder(home))
    signal.throwIfAborted()
    return await workOn(embedded.connection, work)
  } finally {
    await embedded.stop()
  }
}

async function workOn<Result>(connection: Connection, work: Work<Result>): Promise<Result> {
  const { db, close } = openDatabase({ connection, max: 1 })
  try {
    if (typeof connection === 'string') await refuseUnfitDatabase(connection)
    return await work({ db, connection })
  } catch (error) {
    throw operatorProblem(error, connection)
  } finally {
    await close()
  }
}

/** One connection without time limits. The caller ends it. */
export function openOperatorDriver(connection: Connection) {
  return openDriver(connection, { max: 1, limits: NO_LIMITS })
}

/** Whether a server was ever started on this data folder without DATABASE_URL. */
export function hasEmbeddedDatabase(dataDir: string) {
  return hasDatabase(dataDir)
}

async function answers(connection: Connection): Promise<boolean> {
  const sql = openDriver(connection, { max: 1 })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  } finally {
    await sql.end({ timeout: 1 }).catch(() => {})
  }
}

/** A problem that the operator can solve, in one line. Any other error is a defect and is returned unchanged. */
export function operatorProblem(error: unknown, connection: Connection): unknown {
  if (error instanceof StartProblem) return error
  const message = databaseWords(error, connection)
  if (isUnavailable(error)) {
    return new StartProblem(1, `The database does not answer${message && ` (${message})`}.`, error)
  }
  const refusal = refusalWords(error, connection)
  if (refusal !== null) return new StartProblem(1, `The database refuses: ${refusal}.`, error)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (errorCodeOf(cause) === '42P01') {
      return new StartProblem(1, 'The database has no tables yet: start the server on it once.', error)
    }
  }
  return error
}
