import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccountIds } from '#server/account-store/accounts/account-row.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { pipelined, text, uuid } from '#server/platform/postgres/statement.ts'
import { isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { systemRandom } from '#server/platform/random.ts'
import { open, outcomeOf } from '../../support/opened-database.ts'

const rename = pipelined({
  takes: { id: uuid, first: text },
  gives: { first: text },
  sql: (p) => `update accounts set first = ${p.first} where id = ${p.id} returning first`,
})

test('a pipelined statement that waits for a row delays no other on its connection', async () => {
  const { db } = await open()
  const held = await newPerson(db)
  const others = await Promise.all(Array.from({ length: 40 }, () => newPerson(db)))
  const letGo = await hold(db, held)
  const waiting = Promise.all(
    Array.from({ length: 4 }, () => outcomeOf(() => rename(db, { id: held, first: 'Held' }))),
  )
  const free = await Promise.all(others.map((id) => outcomeOf(() => rename(db, { id, first: 'Free' }))))

  expect(free.map(({ error }) => error)).toEqual(free.map(() => null))
  expect(Math.max(...free.map(({ ms }) => ms))).toBeLessThan(900)
  await letGo()
  expect((await waiting).map(({ error }) => error)).toEqual([null, null, null, null])
  expect(await nameOf(db, held)).toBe('Held')
})

test('a pipelined statement that waits too long is refused and changes nothing', async () => {
  const { db } = await open()
  const held = await newPerson(db)
  const letGo = await hold(db, held)
  const { error, ms } = await outcomeOf(() => rename(db, { id: held, first: 'Late' }))

  expect(isUnavailable(error)).toBe(true)
  expect(ms).toBeGreaterThan(1000)
  expect(ms).toBeLessThan(3000)
  await letGo()
  expect(await nameOf(db, held)).toBeNull()
})

test('a pipelined statement in a transaction belongs to it, and ends with it', async () => {
  const { db } = await open()
  const id = await newPerson(db)
  const failed = db.transaction(async (tx) => {
    await rename(tx, { id, first: 'Lost' })
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await nameOf(db, id)).toBeNull()
})

async function newPerson(db: Database) {
  const account = newAccountIds(systemRandom)
  await db.insert(accounts).values(account)
  return account.id
}

/** Resolves when a transaction holds the row, with a function that ends it. */
function hold(db: Database, id: string) {
  return new Promise<() => Promise<void>>((resolve) => {
    const ended = db.transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
      await new Promise<void>((end) => {
        resolve(() => {
          end()
          return ended
        })
      })
    })
  })
}

async function nameOf(db: Database, id: string) {
  const [account] = await db.select({ first: accounts.first }).from(accounts).where(eq(accounts.id, id))
  return account?.first
}
