import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'
import { type Connection, openDriver } from './driver.ts'

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
  const sql = openDriver(connection, { max: 1, limits: LIMITS })
  try {
    if ((await standOf(sql, folder)).state === 'current') return
    while (!(await takesLock(sql))) {
      onWait()
      await sleep(LOOK_AGAIN, undefined, signal && { signal })
    }
    const { migrate: applyMigrations } = await import('drizzle-orm/postgres-js/migrator')
    try {
      await applyMigrations(drizzle(sql), { migrationsFolder: folder })
    } finally {
      // A pooler keeps the session, and the lock with it, when this connection ends.
      await sql`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** How a database stands to the migrations in a folder; `applied` counts its own. */
export type SchemaStand = { state: 'none' | 'older' | 'current' | 'newer'; applied: number; newest: number }

/** The moments that name the migrations of a folder, oldest first. */
export async function migrationsIn(folder: string): Promise<number[]> {
  const journal: { entries: Array<{ when: number }> } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ when }) => when)
}

/** By the migrator's own rule: applied is what is not newer than the last one. At most starts there is nothing to do. */
export async function compareSchema(sql: Sql, folder: string): Promise<SchemaStand> {
  const known = await migrationsIn(folder)
  const last = Math.max(...known)
  try {
    const [row] =
      await sql`select max(created_at) as newest, count(*)::int as applied from drizzle.__drizzle_migrations`
    const newest = Number(row?.newest ?? -1)
    const state = newest === -1 ? 'none' : newest > last ? 'newer' : newest < last ? 'older' : 'current'
    return { state, applied: row?.applied ?? 0, newest }
  } catch (error) {
    // There is no such table before the first migration.
    if (errorCodeOf(error) === '42P01') return { state: 'none', applied: 0, newest: -1 }
    throw error
  }
}

/** The same; a database that a newer version has changed is refused, because we do not know what its columns mean. */
async function standOf(sql: Sql, folder: string): Promise<SchemaStand> {
  const stand = await compareSchema(sql, folder)
  if (stand.state !== 'newer') return stand
  const known = (await migrationsIn(folder)).length
  throw new StartProblem(
    2,
    `The database was brought up to date by a newer version: its schema is number ${stand.applied}, this server knows ${known}. Start that version, or restore a backup of this one's into an empty database.`,
  )
}

/** Asked for again and again rather than waited for, however long the others take. */
async function takesLock(sql: Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${LOCK}) as taken`
  return row?.taken === true
}
