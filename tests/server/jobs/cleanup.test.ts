import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { accounts, challenges, limits, links } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function age(id: string, born: string, lastUsed: string) {
  await world.deps.db
    .update(accounts)
    .set({ createdAt: sql`now() - ${born}::interval`, lastUsedAt: sql`now() - ${lastUsed}::interval` })
    .where(eq(accounts.id, id))
}

async function exists(id: string) {
  return (await world.deps.db.select().from(accounts).where(eq(accounts.id, id))).length === 1
}

it('purges ghosts that were never used again after 30 days, and idle ones after 400', async () => {
  const [young, forgotten, returning, idle] = await Promise.all([1, 2, 3, 4].map(() => world.newGuest()))
  if (!young || !forgotten || !returning || !idle) throw new Error('four guests')
  await age(young.id, '29 days', '29 days')
  await age(forgotten.id, '31 days', '31 days')
  await age(returning.id, '399 days', '398 days')
  await age(idle.id, '402 days', '401 days')
  await cleanUp(world.deps)

  const left = await Promise.all([young, forgotten, returning, idle].map(({ id }) => exists(id)))
  expect(left).toEqual([true, false, true, false])
  const { status } = await world.rest('GET', '/api/account', undefined, { bearer: forgotten.jwt })
  expect(status).toBe(401)
})

it('never purges an account with a verified address or a passkey', async () => {
  const verified = await world.newGuest()
  const token = await world.mailedLink('kept@example.com', { bearer: verified.jwt })
  await world.rest('POST', '/api/auth/email/verify', { token }, { bearer: verified.jwt })
  const holder = await world.newGuest()
  const { body: options } = await world.rest(
    'POST',
    '/api/auth/register/begin',
    {},
    { bearer: holder.jwt, from: newClient() },
  )
  const credential = createAuthenticator({ origin: ORIGIN }).register(options)
  await world.rest('POST', '/api/auth/register/complete', { credential }, { bearer: holder.jwt })
  for (const { id } of [verified, holder]) await age(id, '900 days', '900 days')
  await cleanUp(world.deps)
  expect([await exists(verified.id), await exists(holder.id)]).toEqual([true, true])
})

it('purges a ghost whose e-mail is only pending', async () => {
  const guest = await world.newGuest()
  await world.deps.db
    .update(accounts)
    .set({ pendingEmail: 'someday@example.com' })
    .where(eq(accounts.id, guest.id))
  await age(guest.id, '31 days', '31 days')
  await cleanUp(world.deps)
  expect(await exists(guest.id)).toBe(false)
})

it('deletes expired rows and nothing else, in several batches, from two processes at once', async () => {
  const { db } = world.deps
  const row = { kind: 'old', subject: '', address: '', count: 1, expiresAt: new Date(Date.now() - 1000) }
  const rows = Array.from({ length: 900 }, (_, i) => ({ ...row, subject: String(i) }))
  await db
    .insert(limits)
    .values([...rows, { ...row, kind: 'live', expiresAt: new Date(Date.now() + 60_000) }])
  await db.insert(links).values({ hash: Buffer.from('a'), address: 'x@example.com', expiresAt: new Date(0) })
  await db.insert(challenges).values({ hash: Buffer.from('b'), purpose: 'login', expiresAt: new Date(0) })
  await Promise.all([cleanUp(world.deps), cleanUp(world.deps)])

  expect(await db.$count(limits, eq(limits.kind, 'old'))).toBe(0)
  expect(await db.$count(limits, eq(limits.kind, 'live'))).toBe(1)
  expect(await db.$count(links)).toBe(0)
  expect(await db.$count(challenges)).toBe(0)
})
