import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { errorCodeOf } from '#server/error-code.ts'
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
    if (await isUpToDate(sql, folder)) return
    while (!(await takesLock(sql))) {
      onWait()
      await sleep(LOOK_AGAIN, undefined, signal && { signal })
    }
    const { migrate: applyMigrations } = await import('drizzle-orm/postgres-js/migrator')
    await applyMigrations(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** By the migrator's own rule: applied is what is not newer than the last one. At most starts there is nothing to do. */
async function isUpToDate(sql: Sql, folder: string): Promise<boolean> {
  const journal: { entries: Array<{ when: number }> } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  try {
    const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`
    return journal.entries.every(({ when }) => when <= Number(row?.newest ?? -1))
  } catch (error) {
    // There is no such table before the first migration.
    if (errorCodeOf(error) === '42P01') return false
    throw error
  }
}

/** Asked for again and again rather than waited for, however long the others take. */
async function takesLock(sql: Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${LOCK}) as taken`
  return row?.taken === true
}
