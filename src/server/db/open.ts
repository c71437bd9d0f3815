import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { Asked, type BuilderClient } from './builder-client.ts'
import { isPlainRead } from './is-plain-read.ts'
import { type Connection, openDriver } from './line.ts'
import { Pool } from './pool.ts'
import * as schema from './schema.ts'
import { inTransaction } from './transaction.ts'

type Schema = typeof schema

export type Database = PostgresJsDatabase<Schema>
export type Transaction = PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** Where a service function may ask: it does not care whether it is part of something larger. */
export type Queries = Database | Transaction

/** How the query builder writes its statements, whichever database they are for. */
export const BUILDER = { schema, casing: 'snake_case' } as const

/** Connections for the work of one process; PostgreSQL is fastest with few backends. */
const DEFAULT_MAX = 10

/** Of these, the lines that plain reads share; with fewer connections nothing is shared. */
const SHARED = 3

/** Beyond, reads wait for their turn with us, where they can be refused. */
const READS_AT_ONCE = 32

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
  const shared = max > SHARED ? SHARED : 0
  // A statement that waits for a row would hold up all that were sent after it on the same line.
  const own = new Pool({ connection, log, codecs, lines: max - shared, atOnce: 1 })
  const reads = shared > 0 ? new Pool({ connection, log, codecs, lines: shared, atOnce: READS_AT_ONCE }) : own
  const sql = openDriver(connection, { max: 1 })
  const db = drizzle(asDriver({ ...poolClient(own, reads), options: codecs }), BUILDER)

  async function close() {
    await Promise.all([own.close(), reads.close(), sql.end({ timeout: 1 }).catch(() => {})])
  }
  return { db, sql, close }
}

function asDriver(client: BuilderClient & { options: object }) {
  return client as unknown as Sql
}

function poolClient(own: Pool, reads: Pool): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      new Asked((asArrays) => {
        const pool = isPlainRead(statement) ? reads : own
        return pool.withLine((line) => line.run(statement, parameters, asArrays))
      }),
    begin: (work) => own.withLine((line) => inTransaction(line, work)),
  }
}
