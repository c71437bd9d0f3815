import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

/** Rows a statement may delete: small enough that nobody waits for its locks. */
const BATCH = 200

/** Deletes every row that matches but those that somebody holds. Returns how many went. */
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

/** Rows of a table that are over by themselves, for the sweep of the room that writes it. An index finds them. */
export function leftover(table: PgTable, isOver: SQL) {
  return { what: getTableName(table), clear: (db: Database) => deleteInBatches(db, table, isOver) }
}
