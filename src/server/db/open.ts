import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { type Connection, type Line, openDriver } from './line.ts'
import { Pool } from './pool.ts'
import * as schema from './schema.ts'

type Schema = typeof schema

export type Database = PostgresJsDatabase<Schema>
export type Transaction = PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** Where a service function may ask: it does not care whether it is part of something larger. */
export type Queries = Database | Transaction

/** Room for the work of one process; PostgreSQL is fastest with few backends. */
const DEFAULT_MAX = 10

/**
 * Nothing connects before the first query. `sql` is a driver of its own, for `listen` and nothing else: what
 * runs on it has none of the limits of `db`.
 */
export function openDatabase(options: { connection: Connection; log?: Logger; max?: number }): {
  db: Database
  sql: Sql
  close(): Promise<void>
} {
  const { connection, log, max = DEFAULT_MAX } = options
  const codecs = { parsers: {}, serializers: {} }
  const pool = new Pool({ connection, log, max, codecs })
  const sql = openDriver(connection, { max: 1 })
  const db = drizzle(asDriver({ ...poolClient(pool), options: codecs }), { schema, casing: 'snake_case' })

  async function close() {
    await Promise.all([pool.close(), sql.end({ timeout: 1 }).catch(() => {})])
  }
  return { db, sql, close }
}

/** The query builder uses only these of the driver's many faces. */
type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Promise<unknown> & { values(): Promise<unknown> }
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
}

function asDriver(client: BuilderClient & { options: object }) {
  return client as unknown as Sql
}

function poolClient(pool: Pool): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      inEitherShape((asArrays) => pool.withLine((line) => line.run(statement, parameters, asArrays))),
    begin: (work) => pool.withLine((line) => inTransaction(line, work)),
  }
}

function lineClient(line: Line, depth = 0): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      inEitherShape((asArrays) => line.run(statement, parameters, asArrays)),
    savepoint: (work) => inSavepoint(line, work, depth + 1),
  }
}

/** The driver's queries start a moment late, so that `.values()` on them can still ask for rows as arrays. */
function inEitherShape(run: (asArrays: boolean) => Promise<unknown>) {
  let asArrays = false
  const result = Promise.resolve().then(() => run(asArrays))
  return Object.assign(result, {
    values() {
      asArrays = true
      return result
    },
  })
}

async function inTransaction<T>(line: Line, work: (client: BuilderClient) => Promise<T>): Promise<T> {
  await line.run('begin', [], false)
  let result: T
  try {
    result = await work(lineClient(line))
  } catch (error) {
    await undo(line, 'rollback')
    throw error
  }
  const { command } = await line.run('commit', [], false)
  // PostgreSQL answers a COMMIT after a failed statement with a rollback and no error.
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over in a transaction')
  return result
}

async function inSavepoint<T>(line: Line, work: (client: BuilderClient) => Promise<T>, depth: number) {
  await line.run(`savepoint s${depth}`, [], false)
  try {
    const result = await work(lineClient(line, depth))
    await line.run(`release savepoint s${depth}`, [], false)
    return result
  } catch (error) {
    await undo(line, `rollback to savepoint s${depth}`)
    throw error
  }
}

/** A line that cannot even roll back is not used again. */
async function undo(line: Line, statement: string) {
  if (!line.isBroken) await line.run(statement, [], false).catch(() => line.cut())
}
