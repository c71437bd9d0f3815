import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

/** Rows that a statement may delete: few enough that nobody waits for its locks. */
const BATCH = 200

/** Deletes every matching row that is not locked. Returns how many. */
export async function deleteInBatches(db: Database, table: PgTable, isOver: SQL): Promise<number> {
  for (let deleted = 0; ; ) {
    const { count } = await db.execute(
      sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOver} limit ${BATCH} for update skip locked
      ))`,
    )
    deleted += count
    if (count < BATCH) return deleted
  }
}

/**
 * The expired rows of a table, for the clean-up job. The folder that writes the table declares them. An index finds
 * them.
 */
export function leftover(table: PgTable, isOver: SQL) {
  return { what: getTableName(table), clear: (db: Database) => deleteInBatches(db, table, isOver) }
}
