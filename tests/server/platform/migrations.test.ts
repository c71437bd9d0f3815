import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrateWhenReachable } from '#server/lifecycle/migrate-when-reachable.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { type Database, openDatabase } from '#server/platform/postgres/open.ts'
import { createDatabase } from '../../support/cluster.ts'
import type { AtEnd } from '../../support/started.ts'
import { until } from '../../support/until.ts'

const OTHER_PROCESS = 'Another process is bringing the database up to date; waiting for it.'
const LOCKED = 'Another connection has locked a table that a migration changes; trying again.'

test.concurrent('a statement of a migration may take as long as it needs, a wait for a lock may not', async ({
  onTestFinished: atEnd,
}) => {
  const { db, migrating, said } = await prepare(atEnd, [
    `create table limits_seen as
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    'select pg_sleep(3.5)',
  ])
  await migrating()
  const [seen] = await db.execute(sql`select * from limits_seen`)
  expect(seen?.statement).toBe('0')
  expect(Number.parseInt(String(seen?.lock), 10)).toBeLessThan(1000)
  expect(said).toEqual([])
})

test.concurrent('a long migration of another process is waited for, and named correctly', async ({
  onTestFinished: atEnd,
}) => {
  const { db, migrating, said } = await prepare(atEnd, [
    'create table notes (words text)',
    'select pg_sleep(2)',
  ])
  const first = migrating()
  await untilAtWork(db)
  const others = [migrating(), migrating()]
  await Promise.all([first, ...others])
  expect(said).toEqual([OTHER_PROCESS, OTHER_PROCESS])
  expect(await db.execute(sql`select * from drizzle.__drizzle_migrations`)).toHaveLength(1)
})

test.concurrent('a stop ends the wait for another process', async ({ onTestFinished: atEnd }) => {
  const { db, migrating, said } = await prepare(atEnd, ['select pg_sleep(2)'])
  const first = migrating()
  await untilAtWork(db)
  const asked = new AbortController()
  const stopped = expect(migrating(asked.signal)).rejects.toThrow('asked to stop')
  await until('the line', () => said.length > 0, 2000)
  asked.abort(new Error('asked to stop'))
  await stopped
  await first
  expect(said).toEqual([OTHER_PROCESS])
})

test.concurrent('a table in use is retried, and no call waits behind the migration for long', async ({
  onTestFinished: atEnd,
}) => {
  const { connection, db, migrating, said } = await prepare(atEnd, ['alter table notes add column more text'])
  await db.execute(sql`create table notes (words text)`)
  const reader = openDriver(connection, { max: 1 })
  atEnd(() => reader.end())
  await reader`begin`
  await reader`select * from notes`

  const migrated = migrating()
  const waits = []
  for (let count = 0; count < 8; count += 1) {
    const begin = performance.now()
    await db.execute(sql`insert into notes values ('traffic')`)
    waits.push(performance.now() - begin)
    await sleep(200)
  }
  expect(Math.max(...waits)).toBeLessThan(1000)
  await reader`commit`
  await migrated
  expect(said).toEqual([LOCKED])
  expect(await db.execute(sql`select more from notes`)).toHaveLength(8)
})

/** Until the migration of `prepare` is slow, and blocks the others. */
async function untilAtWork(db: Database) {
  const asleep = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`
  await until('the migration to be at work', async () => (await db.execute(asleep)).length === 1, 5000)
}

/** An empty database, and a folder with one migration of these statements. */
async function prepare(atEnd: AtEnd, statements: string[]) {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  atEnd(drop)
  const { db, close } = openDatabase({ connection })
  atEnd(close)
  const folder = await folderOf(atEnd, statements)
  const said: string[] = []
  const migrating = (signal = new AbortController().signal) => migrate(connection, folder, said, signal)
  return { connection, db, migrating, said }
}

function migrate(connection: Connection, folder: string, said: string[], signal: AbortSignal) {
  return migrateWhenReachable({ connection, folder, say: (line) => said.push(line), signal })
}

async function folderOf(atEnd: AtEnd, statements: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  atEnd(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_made_up', breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(join(folder, `${entry.tag}.sql`), statements.join(';\n--> statement-breakpoint\n'))
  return folder
}
