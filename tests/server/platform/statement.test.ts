import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import {
  bytes,
  day,
  flag,
  integer,
  json,
  moment,
  orNull,
  read,
  seconds,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import { createDatabase } from '../../support/cluster.ts'

const countOf = read({
  takes: { subject: text },
  gives: { count: integer, expiresAt: moment },
  sql: (p) => `select count, expires_at from limits where subject = ${p.subject}`,
})

const ROW = {
  kind: 'accounts_a_minute',
  subject: 'one',
  address: '',
  count: 1,
  expiresAt: new Date(0),
} as const

test('a statement runs on the database or transaction it is called with', async () => {
  const [here, there] = [await open(), await open()]
  await here.insert(limits).values(ROW)
  const ask = async (db: Queries) => (await countOf(db, { subject: 'one' }))[0]?.count ?? null

  expect(await ask(there)).toBeNull()
  expect(await countOf(here, { subject: 'one' })).toEqual([{ count: 1, expiresAt: new Date(0) }])
  const failed = here.transaction(async (tx) => {
    await tx.update(limits).set({ count: 2 })
    expect(await Promise.all([ask(tx), ask(here), ask(there)])).toEqual([2, 1, null])
    await tx.transaction(async (inner) => {
      await inner.update(limits).set({ count: 3 })
      expect(await ask(inner)).toBe(3)
    })
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await ask(here)).toBe(1)
})

test('values of every type arrive as they were sent, on shared connections and in transactions', async () => {
  const db = await open()
  const shape = {
    id: uuid,
    words: text,
    raw: bytes,
    isTrue: flag,
    count: integer,
    life: seconds,
    bornOn: day,
    nothing: orNull(text),
  }
  const echo = read({
    takes: shape,
    gives: { ...shape, list: json<string[]>() },
    sql: (p) => `
      select ${p.id} as id, ${p.words} as words, ${p.raw} as raw, ${p.isTrue} as is_true, ${p.count} as count,
        ${p.life} as life, ${p.bornOn} as born_on, ${p.nothing} as nothing,
        to_jsonb(array[${p.words}, ${p.words}]) as list`,
  })
  const sent = {
    id: '01a21a1f-af02-7431-8efc-737487958d48',
    words: `it's $1::text, "quoted" \\ and ü`,
    raw: Buffer.from([0, 39, 92, 255]),
    isTrue: true,
    count: -7,
    life: 0.25,
    bornOn: '1815-12-10',
    nothing: null,
  }
  const seen = [{ ...sent, list: [sent.words, sent.words] }]
  expect(await echo(db, sent)).toEqual(seen)
  expect(await db.transaction((tx) => echo(tx, sent))).toEqual(seen)
})

async function open() {
  const { connection, drop } = await createDatabase()
  const { db, close } = openDatabase({ connection })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return db
}
