import { onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { type Database, openDatabase } from '#server/platform/postgres/open.ts'
import { json, onlyRow, read } from '#server/platform/postgres/statement.ts'
import { createDatabase } from './cluster.ts'
import { type AtEnd, usedFolder } from './started.ts'

const log = createLog({ level: 'silent' })

type Options = { connection?: Connection; max?: number; atEnd?: AtEnd }

/** The service's connections to a database, by default one for this test alone; closed after the test. */
export async function open({ atEnd = onTestFinished, ...options }: Options = {}) {
  let { connection } = options
  if (connection === undefined) {
    const database = await createDatabase()
    atEnd(database.drop)
    connection = database.connection
  }
  const database = openDatabase({ ...options, connection, log })
  atEnd(database.close)
  return database
}

/** An embedded PostgreSQL for one test, which may stop or freeze it. */
export async function ownCluster(atEnd: AtEnd = onTestFinished) {
  const dataDir = await usedFolder(atEnd)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, say: () => {} })
  atEnd(stop)
  return { dataDir, connection, stop }
}

/** The outcome of some work, and its time in milliseconds; `error` is null when it succeeded. */
export async function outcomeOf(work: () => Promise<unknown>) {
  const begin = performance.now()
  const error: unknown = await work().then(
    () => null,
    (reason) => reason,
  )
  return { error, ms: performance.now() - begin }
}

/** Asks on the connections that the reads of the service share, or the other `kind` of statements. */
export async function look(db: Database, expression: string, kind = read): Promise<unknown> {
  const looking = kind({
    takes: {},
    gives: { seen: json<unknown>() },
    sql: () => `select ${expression} as seen`,
  })
  return onlyRow(await looking(db, {})).seen
}

/** Whether the database answers at all. */
export function answers(db: Database) {
  return look(db, '1').then(
    () => true,
    () => false,
  )
}
