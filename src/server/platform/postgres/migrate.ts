import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'
import { type Connection, openDriver } from './driver.ts'

/** Any number that no other program uses on this database. */
const LOCK = 727_274_001

const LOOK_AGAIN = seconds(0.25)

/**
 * A migration's statement has no time limit: cut off and retried, it would take as long each time. Its wait for a
 * table is limited, because other statements queue behind it and are refused after a second.
 */
const LIMITS = { statement_timeout: 0, lock_timeout: 500, idle_in_transaction_session_timeout: 60_000 }

/** Migrates the database. Several processes may call it at once: one works, the others wait for it. */
export async function migrate(
  connection: Connection,
  folder: string,
  { onWait = () => {}, signal }: { onWait?: () => void; signal?: AbortSignal } = {},
): Promise<void> {
  // One connection, because the lock belongs to the session that took it and ends with it.
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
      // Behind a pooler the session, and with it the lock, outlives this connection.
      await sql`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The state of a database compared with the migrations in a folder; `applied` counts the database's. */
export type SchemaState = { state: 'none' | 'older' | 'current' | 'newer'; applied: number; newest: number }

/** The timestamps of a folder's migrations, oldest first. */
export async function migrationsIn(folder: string): Promise<number[]> {
  const journal: { entries: Array<{ when: number }> } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ when }) => when)
}

/**
 * By the migrator's own rule: every migration up to the last applied one counts as applied. Most starts find nothing
 * to do.
 */
export async function compareSchema(sql: Sql, folder: string): Promise<SchemaState> {
  const known = await migrationsIn(folder)
  const last = Math.max(...known)
  try {
    const [row] =
      await sql`select max(created_at) as newest, count(*)::int as applied from drizzle.__drizzle_migrations`
    const newest = Number(row?.newest ?? -1)
    const state = newest === -1 ? 'none' : newest > last ? 'newer' : newest < last ? 'older' : 'current'
    return { state, applied: row?.applied ?? 0, newest }
  } catch (error) {
    // The table does not exist before the first migration.
    if (errorCodeOf(error) === '42P01') return { state: 'none', applied: 0, newest: -1 }
    throw error
  }
}

/** The same, but refuses a database that a newer version has changed: we do not know what its columns mean. */
async function standOf(sql: Sql, folder: string): Promise<SchemaState> {
  const stand = await compareSchema(sql, folder)
  if (stand.state !== 'newer') return stand
  const known = (await migrationsIn(folder)).length
  throw new StartProblem(
    2,
    `The database was brought up to date by a newer version: its schema is number ${stand.applied}, this server knows ${known}. Start that version, or restore a backup of this one's into an empty database.`,
  )
}

/** Polls instead of waiting, however long the other process takes. */
async function takesLock(sql: Sql): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${LOCK}) as taken`
  return row?.taken === true
}
