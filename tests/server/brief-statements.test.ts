import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { newAccount } from '#server/keys/new-account.ts'
import { systemRandom } from '#server/ports/random.ts'
import { open, outcomeOf } from '../support/opened-database.ts'

const rename = statement('rename', (db) =>
  db
    .update(accounts)
    .set({ first: sql`${sql.placeholder('first')}` })
    .where(eq(accounts.id, sql.placeholder('id')))
    .returning({ first: accounts.first }),
)

test('one that has to wait for a row holds up none of those that share its lines', async () => {
  const { db } = await open()
  const held = await newPerson(db)
  const others = await Promise.all(Array.from({ length: 40 }, () => newPerson(db)))
  const holder = hold(db, held, 700)
  await sleep(50)
  const waiting = Promise.all(
    Array.from({ length: 4 }, () => outcomeOf(() => rename(db).execute({ id: held, first: 'Held' }))),
  )
  const free = await Promise.all(
    others.map((id) => outcomeOf(() => rename(db).execute({ id, first: 'Free' }))),
  )

  expect(free.map(({ error }) => error)).toEqual(free.map(() => null))
  expect(Math.max(...free.map(({ ms }) => ms))).toBeLessThan(400)
  await holder
  for (const { error, ms } of await waiting) {
    expect(error).toBeNull()
    expect(ms).toBeGreaterThan(500)
  }
  expect(await nameOf(db, held)).toBe('Held')
})

test('one that waits longer than anything may is refused and has changed nothing', async () => {
  const { db } = await open()
  const held = await newPerson(db)
  const holder = hold(db, held, 1500)
  await sleep(50)
  const { error, ms } = await outcomeOf(() => rename(db).execute({ id: held, first: 'Late' }))

  expect(isUnavailable(error)).toBe(true)
  expect(ms).toBeGreaterThan(1000)
  expect(ms).toBeLessThan(1400)
  await holder
  expect(await nameOf(db, held)).toBeNull()
})

test('in a transaction one belongs to it, and ends with it', async () => {
  const { db } = await open()
  const id = await newPerson(db)
  const failed = db.transaction(async (tx) => {
    await rename(tx).execute({ id, first: 'Lost' })
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await nameOf(db, id)).toBeNull()
})

async function newPerson(db: Database) {
  const account = newAccount(systemRandom)
  await db.insert(accounts).values(account)
  return account.id
}

function hold(db: Database, id: string, ms: number) {
  return db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
    await sleep(ms)
  })
}

async function nameOf(db: Database, id: string) {
  const [account] = await db.select({ first: accounts.first }).from(accounts).where(eq(accounts.id, id))
  return account?.first
}
