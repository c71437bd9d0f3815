import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import type { Sql } from 'postgres'
import { seconds } from '#shared/time.ts'
import { type Connection, openDriver } from './line.ts'

/** Any number that nobody else uses on this database. */
const LOCK = 727_274_001

const LOOK_AGAIN = seconds(0.25)

/**
 * A statement of a migration may take as long as it needs; cut off and tried again it would take as long each time. Not
 * so its wait for a table: whoever wants that table meanwhile waits behind it, and is refused after a second.
 */
const LIMITS = { statement_timeout: 0, lock_timeout: 500, idle_in_transaction_session_timeout: 60_000 }

/** Brings the database up to date. Several processes may do so at once: one works, the others wait for it. */
export async function migrate(
  connection: Connection,
  folder: string,
  { onWait = () => {}, signal }: { onWait?: () => void; signal?: AbortSignal } = {},
): Promise<void> {
  // One connection, because the lock belongs to the session that took it and goes with it.
  const sql = openDriver(connection, { max: 1, connection: LIMITS })
  try {
    while (!(await takesLock(sql))) {
      onWait()
      await sleep(LOOK_AGAIN, undefined, signal && { signal })
    }
    await applyMigrations(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Asked for again and again rather than waited for, however long the others take. */
async function takesLock(sql: Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${LOCK}) as taken`
  return row?.taken === true
}
