import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newCursor } from '#server/platform/postgres/account-cursor.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { accounts, codes, links, outbox } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { createDatabase } from '../../support/cluster.ts'
import { testConfig } from '../../support/test-config.ts'

/** A database, the log of its clean-up, and ghosts to purge. */
async function open() {
  const { connection, drop } = await createDatabase()
  onTestFinished(drop)
  const { db, close } = openDatabase({ connection })
  onTestFinished(close)
  const lines: { what?: string }[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const failed = () => lines.map(({ what }) => what)
  return { config: testConfig({ dataDir: '/nowhere' }), db, log, failed, connection }
}

type Opened = Awaited<ReturnType<typeof open>>

async function addAccounts({ db }: Opened, count: number, age: string) {
  const rows = Array.from({ length: count }, () => ({
    id: systemRandom.id(),
    upid: systemRandom.id(),
    userHandle: systemRandom.bytes(64),
    createdAt: sql`now() - ${age}::interval`,
    lastUsedAt: sql`now() - ${age}::interval`,
  }))
  await db.insert(accounts).values(rows)
  return rows.map(({ id }) => id)
}

async function addLeftovers({ db }: Opened) {
  const [accountId = ''] = await addAccounts({ db } as Opened, 1, '1 day')
  await db.insert(links).values({ hash: Buffer.from('a'), address: 'x@example.com', expiresAt: new Date(0) })
  await db.insert(codes).values({
    id: systemRandom.id(),
    accountId,
    address: 'x@example.com',
    purpose: 'recovery',
    hmac: Buffer.from('b'),
    expiresAt: new Date(0),
  })
  await db
    .insert(outbox)
    .values({ id: systemRandom.id(), sealed: '', sealedBy: '', kind: 'any', deadAt: new Date(0) })
}

it('the clean-up continues with the other tables when one fails, and logs which', async () => {
  const opened = await open()
  const { db, failed } = opened
  await addLeftovers(opened)
  await addAccounts(opened, 3, '31 days')
  await db.execute(sql`alter table challenges rename to challenges_away`)
  await expect(cleanUp(opened)).resolves.toBeGreaterThan(0)

  expect(failed()).toEqual(['challenges'])
  expect(await Promise.all([db.$count(links), db.$count(codes), db.$count(outbox)])).toEqual([0, 0, 0])
  expect(await db.$count(accounts)).toBe(1)
})

it('the clean-up does not wait for a locked table', async () => {
  const opened = await open()
  await addLeftovers(opened)
  const holder = openDriver(opened.connection, { max: 1 })
  onTestFinished(() => holder.end())
  await holder`begin`
  await holder`lock table links in access exclusive mode`
  await cleanUp(opened)
  expect(opened.failed()).toEqual(['links'])
  expect(await opened.db.$count(codes)).toBe(0)

  await holder`commit`
  await cleanUp(opened)
  expect(opened.failed()).toEqual(['links'])
  expect(await opened.db.$count(links)).toBe(0)
})

it('the clean-up skips an account that cannot be purged', async () => {
  const opened = await open()
  const ids = await addAccounts(opened, 40, '31 days')
  const stays = ids[12]
  await opened.db.execute(sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''not this one''; end'`)
  await opened.db.execute(
    sql.raw(`create trigger refused before delete on accounts for each row
      when (old.id = '${stays}') execute function refuse()`),
  )
  await cleanUp(opened, newCursor({ batch: 10 }))
  // The whole batch of that account is skipped with it.
  expect(await opened.db.$count(accounts)).toBe(10)
  expect(opened.failed()).toEqual(['purgeGhosts'])
})

it('the clean-up visits a limited number of accounts a round, continues at the cursor, and then starts again', async () => {
  const opened = await open()
  const { db } = opened
  const left = () => db.$count(accounts)
  const cursor = newCursor({ batch: 10, batchesARound: 2 })
  await addAccounts(opened, 45, '31 days')
  const young = await addAccounts(opened, 5, '1 day')

  const seen = []
  for (let round = 0; round < 3; round += 1) {
    await cleanUp(opened, cursor)
    seen.push(await left())
  }
  expect(seen).toEqual([30, 10, 5])
  expect((await db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id).sort()).toEqual(
    young.sort(),
  )

  // Rows that expire behind the cursor are found in the next pass.
  await db
    .update(accounts)
    .set({ createdAt: sql`now() - interval '31 days'`, lastUsedAt: sql`now() - interval '31 days'` })
  await cleanUp(opened, cursor)
  await cleanUp(opened, cursor)
  expect(await left()).toBe(0)
})

it('the clean-up asks for few accounts at a time, however many there are', async () => {
  const opened = await open()
  await addAccounts(opened, 3000, '1 day')
  await opened.db.execute(sql`analyze accounts`)
  const read = async () => {
    await opened.db.execute(sql`select pg_stat_force_next_flush()`)
    const [row] = await opened.db.execute<{ read: number }>(
      sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'accounts'`,
    )
    return row?.read ?? 0
  }
  const before = await read()
  await cleanUp(opened, newCursor({ batch: 50, batchesARound: 2 }))
  expect((await read()) - before).toBeLessThan(1000)
})

it('the clean-up round fails when the database is gone', async () => {
  const opened = await open()
  const away = openDatabase({ connection: 'postgres://app@127.0.0.1:9/app' })
  onTestFinished(away.close)
  const begin = performance.now()
  await expect(cleanUp({ ...opened, db: away.db })).rejects.toThrow()
  expect(performance.now() - begin).toBeLessThan(2000)
  await cleanUp(opened)
})
