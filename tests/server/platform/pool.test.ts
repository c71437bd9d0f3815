import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Queue } from '#server/platform/postgres/pool/pool.ts'
import { isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { answers, look, open, outcomeOf, ownCluster } from '../../support/opened-database.ts'
import { until } from '../../support/until.ts'

// Most of these wait for a clock, so they run in parallel.
test.concurrent('callers wait longer than a second in a queue that moves', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ max: 2, atEnd })
  const begin = performance.now()
  await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select pg_sleep(0.15)`)))
  expect(performance.now() - begin).toBeGreaterThan(1400)
})

test.concurrent('all callers in a queue that does not move are refused, and reads beside it are answered', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ atEnd })
  const busy = Promise.all(Array.from({ length: 7 }, () => db.execute(sql`select pg_sleep(2)`)))
  await sleep(50)
  const waiting = Array.from({ length: 20 }, () => outcomeOf(() => db.execute(sql`select pg_sleep(0)`)))
  expect((await outcomeOf(() => look(db, '1'))).ms).toBeLessThan(500)
  for (const { error, ms } of await Promise.all(waiting)) {
    expect(isUnavailable(error)).toBe(true)
    expect(ms).toBeGreaterThan(900)
    expect(ms).toBeLessThan(1500)
  }
  await busy
})

test.concurrent('no caller waits longer than any piece of work may take', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ max: 1, atEnd })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcomeOf(() => db.execute(sql`select pg_sleep(0.5)`))),
  )
  const [served, refused] = [outcomes.slice(0, 5), outcomes.slice(7)]
  expect(served.map(({ error }) => error)).toEqual(served.map(() => null))
  for (const { error, ms } of refused) {
    expect(isUnavailable(error)).toBe(true)
    expect(ms).toBeLessThan(3500)
  }
})

test.concurrent('a silent connection is cut with its statements, and reads on others are answered', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ connection: (await ownCluster(atEnd)).connection, atEnd })
  await look(db, `'marked'`)
  const [row] = await db.execute(
    sql`select pid from pg_stat_activity where query like 'select ''marked''%' and pid <> pg_backend_pid()`,
  )
  const pid = Number(row?.pid)
  process.kill(pid, 'SIGSTOP')
  atEnd(() => void process.kill(pid, 'SIGCONT'))

  const outcomes = await Promise.all(Array.from({ length: 9 }, () => outcomeOf(() => look(db, '1'))))
  const failed = outcomes.filter(({ error }) => error !== null)
  expect(failed).toHaveLength(3)
  for (const { error, ms } of failed) {
    expect(isUnavailable(error)).toBe(true)
    expect(ms).toBeLessThan(3500)
  }
  const again = await Promise.all(Array.from({ length: 9 }, () => outcomeOf(() => look(db, '1'))))
  expect(again.map(({ error }) => error)).toEqual(again.map(() => null))
  expect(Math.max(...again.map(({ ms }) => ms))).toBeLessThan(500)
}, 30_000)

test.concurrent('a connection that falls silent after its waiting callers timed out is cut too', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ connection: (await ownCluster(atEnd)).connection, atEnd })
  await db.execute(sql`create function nap() returns void language sql as 'select pg_sleep(0.1)'`)
  // More than all read connections take at once: each is full, and moves, until it is frozen.
  const asked = Array.from({ length: 220 }, () => outcomeOf(() => look(db, 'nap()')))
  await sleep(2600)
  const napping = await db.execute(sql`select pid from pg_stat_activity where query like 'select nap()%'`)
  expect(napping).toHaveLength(3)
  for (const { pid } of napping) {
    process.kill(Number(pid), 'SIGSTOP')
    atEnd(() => void process.kill(Number(pid), 'SIGCONT'))
  }
  const errors = (await Promise.all(asked)).map(({ error }) => error)
  expect(errors.filter(isUnavailable).length).toBeGreaterThan(90)
  await until('a read to be answered', () => answers(db), 5000)
}, 30_000)

test.concurrent('no read joins a connection that no longer answers, however many are on it', async ({
  onTestFinished: atEnd,
}) => {
  const { db } = await open({ connection: (await ownCluster(atEnd)).connection, atEnd })
  await db.execute(
    sql`create function nap(length float) returns void language sql as 'select pg_sleep(length)'`,
  )
  let answered = 0
  const nap = (length: number) => outcomeOf(() => look(db, `nap(${length})`).then(() => (answered += 1)))
  const napping = () => db.execute(sql`select pid from pg_stat_activity where query like 'select nap(%'`)
  // One slow read on each connection delays those behind it.
  const asked = Array.from({ length: 3 }, () => nap(1))
  const [first] = await until(
    'three to nap',
    async () => {
      const seen = await napping()
      return seen.length === 3 ? [...seen] : null
    },
    900,
  )
  // From here on no connection has answered recently, so new reads are spread.
  await sleep(25)
  asked.push(...Array.from({ length: 9 }, () => nap(0.01)))
  const frozen = Number(first?.pid)
  process.kill(frozen, 'SIGSTOP')
  atEnd(() => void process.kill(frozen, 'SIGCONT'))

  await until('the others to be answered', () => answered === 8, 3000)
  for (let turn = 0; turn < 20; turn += 1) {
    const { error, ms } = await outcomeOf(() => look(db, '1'))
    expect(error).toBeNull()
    expect(ms).toBeLessThan(500)
  }
  const errors = (await Promise.all(asked)).map(({ error }) => error)
  expect(errors.filter(isUnavailable)).toHaveLength(4)
}, 30_000)

test('reads go on while everything else waits for a lock', async () => {
  const { db } = await open()
  await db.execute(sql`create table notes (id int primary key, words text)`)
  await db.execute(sql`insert into notes values (1, 'first')`)
  const holder = db.transaction(async (tx) => {
    await tx.execute(sql`select from notes for update`)
    await sleep(700)
  })
  await sleep(50)
  const waiting = Promise.all(
    Array.from({ length: 20 }, () => db.execute(sql`update notes set words = 'later'`)),
  )
  const waits = []
  for (let count = 0; count < 20; count += 1) {
    const { ms, error } = await outcomeOf(() => look(db, '(select words from notes where id = 1)'))
    expect(error).toBeNull()
    waits.push(ms)
    await sleep(10)
  }
  expect(Math.max(...waits)).toBeLessThan(300)
  await holder
  await waiting
  expect(await db.execute(sql`select words from notes`)).toEqual([{ words: 'later' }])
})

test('the queue is limited: callers beyond it are refused at once', async () => {
  const { db } = await open({ max: 1 })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let busy: Promise<void> | undefined
  await new Promise<void>((resolve) => {
    busy = db.transaction(async () => {
      resolve()
      await held
    })
  })
  const refused: unknown[] = []
  const ask = () => db.execute(sql`select 1`).catch((error) => refused.push(error))
  const waiting = Array.from({ length: 2000 }, ask)
  expect((await outcomeOf(() => db.execute(sql`select 1`))).error).toMatchObject({
    cause: { message: expect.stringContaining('too many wait for it') },
  })
  expect(refused).toEqual([])
  letGo()
  await Promise.all([busy, ...waiting])
})

test('a read that fails does not fail other reads on its connection', async () => {
  const { db } = await open()
  const asked = Array.from({ length: 90 }, (_, n) => outcomeOf(() => look(db, `1 / ${n % 9}::int`)))
  const errors = (await Promise.all(asked)).map(({ error }) => error)
  expect(errors.map((error) => error !== null)).toEqual(errors.map((_, n) => n % 9 === 0))
  expect(errors.some(isUnavailable)).toBe(false)
})

test('few reads spread over the connections, many join connections that are answering', async () => {
  const { db } = await open()
  // Each connection takes its numbers in blocks, so a number shows its connection.
  const block = 10_000
  await db.execute(sql`create sequence tickets cache ${sql.raw(String(block))}`)
  const connections = async (count: number, times: number) => {
    const shares = new Map<number, number>()
    const ask = async () => {
      for (let asked = 0; asked < times; asked += 1) {
        const ticket = await look(db, `nextval('tickets')::int`)
        const connection = Math.floor((Number(ticket) - 1) / block)
        shares.set(connection, (shares.get(connection) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: count }, ask))
    return [...shares.values()]
  }
  expect(await connections(9, 1)).toEqual([3, 3, 3])
  expect(Math.max(...(await connections(32, 50)))).toBeGreaterThan(0.5 * 32 * 50)
})

test('when the database stops, every waiting call fails at once', async () => {
  const { db, sql: admin } = await open()
  await Promise.all(Array.from({ length: 9 }, () => answers(db)))
  const asked = Array.from({ length: 60 }, () =>
    outcomeOf(() => look(db, '(select count(*) from generate_series(1, 100000000))')),
  )
  await sleep(200)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  for (const { error, ms } of await Promise.all(asked)) {
    expect(isUnavailable(error)).toBe(true)
    expect(ms).toBeLessThan(1500)
  }
  await until('the database to answer', () => answers(db), 2000)
})

test('a busy process does not mistake its own delay for a standstill', async () => {
  const refused: string[] = []
  const room = new Queue()
  room.enter({ refuse: (reason) => refused.push(reason) })
  for (const begin = performance.now(); performance.now() - begin < 1300; ) JSON.parse('[]')
  // It has checked once by then.
  await sleep(0)
  expect(refused).toEqual([])
  await until('the refusal', () => refused.length > 0, 5000)
})
