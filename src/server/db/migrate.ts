import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import { type Connection, openDriver } from './line.ts'

/** Any number that nobody else uses on this database. */
const LOCK = 727_274_001

/** For waiting until another process has migrated, and for each statement of a migration. */
const STATEMENT_TIMEOUT_MS = 60_000

/** Brings the database up to date. Several processes may do so at once: one works, the others wait for it. */
export async function migrate(connection: Connection, folder: string): Promise<void> {
  // One connection, because the lock belongs to the session that took it and goes with it.
  const sql = openDriver(connection, {
    max: 1,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: STATEMENT_TIMEOUT_MS },
  })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await applyMigrations(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 1 })
  }
}
