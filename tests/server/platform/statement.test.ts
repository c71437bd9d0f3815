import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Queries } from '#server/platform/postgres/open.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { statement } from '#server/platform/postgres/statement.ts'
import { createDatabase } from '../../support/cluster.ts'

let built = 0

const countOf = statement('count_of', (db) => {
  built += 1
  return db
    .select({ count: limits.count, expiresAt: limits.expiresAt })
    .from(limits)
    .where(eq(limits.subject, sql.placeholder('subject')))
})

test('a statement is built once, and runs on the database or transaction it is called with', async () => {
  const [here, there] = [await open(), await open()]
  await here
    .insert(limits)
    .values({ kind: '', subject: 'one', address: '', count: 1, expiresAt: new Date(0) })
  const ask = async (db: Queries) => (await countOf(db).execute({ subject: 'one' }))[0]?.count ?? null

  expect(await ask(there)).toBeNull()
  expect(await countOf(here).execute({ subject: 'one' })).toEqual([{ count: 1, expiresAt: new Date(0) }])
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
  expect(built).toBe(1)
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
