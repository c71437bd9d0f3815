import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { orNull, pipelined, read, text } from '#server/platform/postgres/statement.ts'
import { isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { look, open, outcomeOf } from '../../support/opened-database.ts'

const ANSWERS = 2000

const PEOPLE = Array.from({ length: 40 }, (_, n) => `person ${n}`)

function rowOf(subject: string) {
  return { kind: '', subject, address: '', count: 0, expiresAt: new Date() }
}

/** A plain read, and a pipelined statement that writes: each kind shares its own connections. */
const readOwn = read({
  takes: { subject: text },
  gives: { subject: text },
  sql: (p) => `select subject from limits where subject = ${p.subject}`,
})
const countOwn = pipelined({
  takes: { subject: text },
  gives: { subject: text },
  sql: (p) => `update limits set count = count + 1 where subject = ${p.subject} returning subject`,
})
const endOther = sql`select count(pg_terminate_backend(pid)) from (
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like '%subject from limits%' limit 1
) as other`

/** Both kinds of shared connections. */
const KINDS = [read, pipelined]

/** Makes the query plans stale, ends a connection, and drops prepared statements, in turns. */
async function disturb(db: Database, isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    const stale = sql.raw(`alter table limits alter subject type varchar(${200 + turn})`)
    await outcomeOf(() => db.execute(stale))
    await sleep(20)
    await outcomeOf(() => db.execute(endOther))
    await sleep(20)
    for (const kind of KINDS) await outcomeOf(() => look(db, 'forget()', kind))
    await sleep(20)
  }
}

type Told = { asked: string; answered: string | undefined }

test('no caller gets a row of another while plans go stale and connections end', async () => {
  const { db } = await open()
  await db.insert(limits).values(PEOPLE.map(rowOf))
  const told: Told[] = []
  const errors: unknown[] = []
  let hasEnded = false
  const isOver = () => hasEnded || told.length >= ANSWERS
  await db.execute(sql`create function forget() returns text language plpgsql as
    'begin execute ''deallocate all''; return ''forgotten''; end'`)
  expect(await look(db, 'forget()')).toBe('forgotten')

  async function ask(subject: string) {
    for (let turn = 0; !isOver(); turn += 1) {
      const run = turn % 2 === 0 ? readOwn : countOwn
      await run(db, { subject }).then(
        ([row]) => told.push({ asked: subject, answered: row?.subject }),
        (error) => errors.push(error),
      )
    }
  }
  // A query in a closed database would never yield to other tasks.
  onTestFinished(() => {
    hasEnded = true
  })
  await Promise.all([disturb(db, isOver), ...PEOPLE.map(ask)])
  expect(told.filter(({ asked, answered }) => asked !== answered)).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.filter((error) => !isUnavailable(error))).toEqual([])
}, 60_000)

test('a parameter that the driver cannot encode swaps no answers', async () => {
  const { db } = await open()
  await db.insert(limits).values(PEOPLE.map(rowOf))
  const readSome = read({
    takes: { subject: text, other: orNull(text) },
    gives: { subject: text },
    sql: (p) => `select subject from limits where subject = ${p.subject} or ${p.other} is not null`,
  })
  await readSome(db, { subject: 'nobody', other: null })
  const told = await Promise.all(
    PEOPLE.map(async (subject, n) => {
      const other = (n % 7 === 3 ? undefined : null) as null
      const [row] = await readSome(db, { subject, other }).catch(() => [])
      return row === undefined ? subject : row.subject
    }),
  )
  expect(told).toEqual(PEOPLE)
})

test('a statement that fails after its first rows does not spoil the answer to the next', async () => {
  const { db } = await open({ max: 1 })
  const half = sql`select 1 / (3 - n) as n from generate_series(1, 5) as n`
  await expect(db.execute(half)).rejects.toThrow()
  const next = await db.execute<{ n: number }>(sql`select 7 as n`).catch((error) => error)
  expect(next instanceof Error ? isUnavailable(next) : next[0]?.n === 7).toBe(true)
  expect([...(await db.execute<{ n: number }>(sql`select 8 as n`))]).toEqual([{ n: 8 }])
})
