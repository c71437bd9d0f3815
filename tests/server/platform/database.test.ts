import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { createDatabase } from '../../support/cluster.ts'
import { answers, open, outcomeOf, ownCluster } from '../../support/opened-database.ts'
import { databaseProcesses } from '../../support/processes.ts'
import type { AtEnd } from '../../support/started.ts'
import { until } from '../../support/until.ts'

const log = createLog({ level: 'silent' })
const FOLDER = join(import.meta.dirname, '../../../drizzle')

// These wait for a clock, so they run in parallel.
test.concurrent('a call that finds no free connection is refused after a second', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ max: 2, atEnd })
  const busy = Promise.all([1, 2].map(() => db.execute(sql`select pg_sleep(2)`)))
  await sleep(50)
  const { error, ms } = await outcomeOf(() => db.execute(sql`select 1`))

  expect(isUnavailable(error)).toBe(true)
  expect(ms).toBeGreaterThan(900)
  expect(ms).toBeLessThan(1400)
  await busy
  await expect(db.execute(sql`select 1`)).resolves.toHaveLength(1)
})

test.concurrent('a transaction that takes too long is answered with a refusal and not committed', async ({
  onTestFinished: atEnd,
}) => {
  const { db, count } = await openWithTable(atEnd)
  let afterwards: unknown
  const { error, ms } = await outcomeOf(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('late')`)
      for (let second = 0; second < 5; second += 1) await tx.execute(sql`select pg_sleep(1)`)
      afterwards = 'reached'
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  expect(ms).toBeLessThan(3500)
  expect(afterwards).toBeUndefined()
  expect(await count()).toBe(0)
})

test.concurrent('a statement and a wait for a lock end at their limits', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await openWithTable(atEnd)
  const statement = await outcomeOf(() => db.execute(sql`select pg_sleep(10)`))
  expect(isUnavailable(statement.error)).toBe(true)
  expect(statement.ms).toBeLessThan(3500)
  // The database itself reports it, and the connection was not cut.
  expect(statement.error).toMatchObject({ cause: { code: '57014' } })

  const holder = db.transaction(async (tx) => {
    await tx.execute(sql`lock table notes`)
    await tx.execute(sql`select pg_sleep(2)`)
  })
  const lock = await outcomeOf(() => db.execute(sql`insert into notes values ('waits')`))
  expect(isUnavailable(lock.error)).toBe(true)
  expect(lock.ms).toBeLessThan(1500)
  await holder
})

test.concurrent('calls to a frozen database are answered within 3.5 s, and it is used again when it thaws', async ({
  onTestFinished: atEnd,
}) => {
  const { dataDir, connection } = await ownCluster(atEnd)
  const { db } = await open({ connection, atEnd })
  await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.05)`)))
  const frozen = databaseProcesses(dataDir)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')

  const one = () => db.execute(sql`select 1`)
  const inTurn = async () => {
    for (let count = 0; count < 3; count += 1) await one()
  }
  const together = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.transaction((inner) => inner.execute(sql`select 2`))
    })
  const failures = await Promise.all(
    [one, inTurn, together].flatMap((work) => Array.from({ length: 4 }, () => outcomeOf(work))),
  )
  expect(failures.every(({ error }) => isUnavailable(error))).toBe(true)
  expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(3500)

  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  await until('the database to answer', () => answers(db), 5000)
}, 30_000)

test.concurrent('calls to a stopped database are answered at once, and it is used again when it is back', async ({
  onTestFinished: atEnd,
}) => {
  const { dataDir, connection, stop } = await ownCluster(atEnd)
  const { db } = await open({ connection, atEnd })
  expect(await answers(db)).toBe(true)
  await stop()

  const { error, ms } = await outcomeOf(() => db.execute(sql`select 1`))
  expect(isUnavailable(error)).toBe(true)
  expect(ms).toBeLessThan(1500)

  const again = await startEmbeddedPostgres({ dataDir, log, say: () => {} })
  atEnd(() => again.stop())
  await until('the database to answer', () => answers(db), 5000)
}, 30_000)

test('four processes may migrate an empty database at once', async () => {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  onTestFinished(drop)
  await Promise.all([1, 2, 3, 4].map(() => migrate(connection, FOLDER)))

  const admin = openDriver(connection, { max: 1 })
  const applied = await admin`select hash from drizzle.__drizzle_migrations`
  await admin.end()
  expect(new Set(applied.map((row) => row.hash)).size).toBe(applied.length)
})

test('many calls share few connections', async () => {
  const { db } = await open({ max: 3 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => db.execute(sql`select ${n}::int as n`)),
  )
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
})

test('a transaction is all or nothing, and so is a nested one', async () => {
  const { db, count } = await openWithTable()
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('kept')`)
    await tx.transaction((inner) => inner.execute(sql`insert into notes select null`)).catch(() => {})
    await tx.transaction((inner) => inner.execute(sql`insert into notes values ('kept too')`))
  })
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('lost')`)
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await count()).toBe(2)
})

test('a failed statement whose error is ignored does not look like a commit', async () => {
  const { db, count } = await openWithTable()
  const passedOver = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('lost')`)
    await tx.execute(sql`select 1 / 0`).catch(() => {})
  })
  await expect(passedOver).rejects.toThrow('passed over')
  expect(await count()).toBe(0)
})

test('a query in a transaction that is over is refused, also beside a failed part of it', async () => {
  const { db } = await open()
  await db.execute(sql`create table notes (words text not null)`)
  const left: Promise<unknown>[] = []
  const failing = db.transaction(async (tx) => {
    left.push(sleep(100).then(() => tx.execute(sql`insert into notes values ('outside')`)))
    await tx.execute(sql`insert into notes values ('inside')`)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await Promise.allSettled(left)).toMatchObject([
    { status: 'rejected', reason: { cause: { message: 'The transaction is over' } } },
  ])
  expect(await db.execute(sql`select words from notes`)).toHaveLength(0)
})

test('after its connection is lost no statement of a transaction runs outside of it', async () => {
  const { db, count } = await openWithTable()
  const { error } = await outcomeOf(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('before')`)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {})
      await tx.execute(sql`insert into notes values ('after')`)
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  expect(await count()).toBe(0)
})

async function openWithTable(atEnd: AtEnd = onTestFinished) {
  const { db } = await open({ atEnd })
  await db.execute(sql`create table notes (words text not null)`)
  const count = async () => Number((await db.execute(sql`select count(*) from notes`))[0]?.count)
  return { db, count }
}
