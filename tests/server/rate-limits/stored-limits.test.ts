import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/platform/postgres/schema.ts'
import { LIMITS, type LimitKind, PER_ADDRESS } from '#server/rate-limits/limit-kinds.ts'
import { newAddress } from '../../support/new-address.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a limit', () => {
  it('is full or free by the database, whatever this process has counted', async () => {
    const from = newClient()
    const create = () => world.run('account.create', { browserId: newBrowserId() }, { from })
    const isHers = eq(limits.subject, from)
    expect((await create()).status).toBe(200)

    // Another process has used it up.
    await world.deps.db.update(limits).set({ count: 1000 }).where(isHers)
    expect(await create()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    await world.deps.db.update(limits).set({ count: 29 }).where(isHers)
    expect((await create()).status).toBe(200)
    expect((await create()).status).toBe(429)
    await world.deps.db.delete(limits).where(isHers)
    expect((await create()).status).toBe(200)
  })

  /** Each call counts in a statement of its own. */
  const calls: [LimitKind, string, (address: string) => object][] = [
    ['accounts_a_minute', 'account.create', () => ({ browserId: newBrowserId() })],
    ['accounts_an_hour', 'account.create', () => ({ browserId: newBrowserId() })],
    ['mails_from_network_an_hour', 'email.askSignInLink', (email) => ({ email })],
    ['mails_to_address_an_hour', 'email.askSignInLink', (email) => ({ email })],
    ['mails_to_address_a_day', 'email.askSignInLink', (email) => ({ email })],
    ['ceremonies_a_minute', 'passkeys.beginDiscoverableLogin', () => ({})],
    ['ceremonies_a_minute', 'passkeys.beginLogin', (email) => ({ email })],
    ['ceremonies_a_minute', 'passkeys.beginRegistration', () => ({})],
  ]

  it.each(calls)('%s of %s allows exactly as many as it says', async (kind, name, inputFor) => {
    const [from, address] = [newClient(), newAddress()]
    const call = () => world.run(name, inputFor(address), { from })
    expect((await call()).status).toBe(200)
    const subject = kind in PER_ADDRESS ? address : from
    const changed = await world.deps.db
      .update(limits)
      .set({ count: LIMITS[kind].most - 1 })
      .where(and(eq(limits.kind, kind), eq(limits.subject, subject)))
      .returning({ kind: limits.kind })
    expect(changed).toHaveLength(1)
    expect((await call()).status).toBe(200)
    expect(await call()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})
