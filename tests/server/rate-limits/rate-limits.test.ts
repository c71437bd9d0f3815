import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/platform/postgres/schema.ts'
import type { LimitKind } from '#server/rate-limits/limit-kinds.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { setCount } from '../../support/counts.ts'
import { newAddress } from '../../support/new-address.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The counts of a network, address or account by kind; `by` is the transaction that last wrote one. */
async function countsOf(subject: string) {
  const rows = await world.deps.db
    .select({ kind: limits.kind, count: limits.count, by: sql<string>`xmin::text` })
    .from(limits)
    .where(eq(limits.subject, subject))
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]))
}

/** How often it was counted, kind by kind. */
async function numbersOf(subject: string) {
  return Object.fromEntries(Object.entries(await countsOf(subject)).map(([kind, { count }]) => [kind, count]))
}

function fill(kind: LimitKind, subject: string, count: number) {
  return setCount(world, { kind, subject, count })
}

describe('limits', () => {
  const create = (from: string) => world.run('account.create', { browserId: newBrowserId() }, { from })
  const askLink = (email: string, from: string) => world.run('email.askSignInLink', { email }, { from })

  it('count a new account for the minute and the hour at once', async () => {
    const from = newClient()
    expect((await create(from)).status).toBe(200)
    const { accounts_a_minute: minute, accounts_an_hour: hour } = await countsOf(from)
    expect([minute?.count, hour?.count]).toEqual([1, 1])
    expect(minute?.by).toBe(hour?.by)
  })

  it('count an account made by a passkey like any other, and none for a passkey added to an account', async () => {
    const from = newClient()
    const register = async (bearer?: string) => {
      const { body } = await world.run('passkeys.beginRegistration', {}, { bearer, from: newClient() })
      const credential = createAuthenticator({ origin: ORIGIN }).register(body)
      return world.run('passkeys.completeRegistration', { credential }, { bearer, from })
    }
    expect((await register()).status).toBe(200)
    expect(await numbersOf(from)).toEqual({ accounts_a_minute: 1, accounts_an_hour: 1 })
    const guest = await world.newGuest()
    expect((await register(guest.jwt)).status).toBe(200)
    expect(await numbersOf(from)).toEqual({ accounts_a_minute: 1, accounts_an_hour: 1 })

    await fill('accounts_a_minute', from, 30)
    const refused = await register()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await create(from)).status).toBe(429)
    expect((await register(guest.jwt)).status).toBe(200)
  })

  it('allow a burst of fifty exactly the limit of a minute, and take no more from the hour', async () => {
    const from = newClient()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(from)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await numbersOf(from)).toEqual({ accounts_a_minute: 30, accounts_an_hour: 30 })
  })

  it('name the wait of the limit that is full', async () => {
    const from = newClient()
    await fill('accounts_an_hour', from, 300)
    const { status, headers } = await create(from)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(39 * 60)
  })

  it('start a new window when the old one is over', async () => {
    const from = newClient()
    await create(from)
    await fill('accounts_a_minute', from, 30)
    expect((await create(from)).status).toBe(429)
    await world.deps.db
      .update(limits)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(limits.kind, 'accounts_a_minute'), eq(limits.subject, from)))
    expect((await create(from)).status).toBe(200)
    expect(await numbersOf(from)).toMatchObject({ accounts_a_minute: 1 })
  })

  it('count a mail on every limit or on none', async () => {
    const [from, address] = [newClient(), newAddress()]
    expect((await askLink(address, from)).status).toBe(200)
    await fill('mails_to_address_a_day', address, 20)
    expect((await askLink(address, from)).status).toBe(429)
    expect(await numbersOf(from)).toEqual({ mails_from_network_an_hour: 1 })
    expect(await numbersOf(address)).toEqual({ mails_to_address_an_hour: 1, mails_to_address_a_day: 20 })
  })

  it('count an address as requested only when it is mailed, and no mail for an address over its limit', async () => {
    const { jwt: bearer, id } = await world.newGuest()
    const from = newClient()
    const ask = async (email: string) =>
      (await world.run('email.askVerification', { email }, { bearer, from })).status
    const asked = async () => (await numbersOf(id)).addresses_asked_a_day
    for (let count = 0; count < 4; count++) expect(await ask(newAddress())).toBe(200)

    const busy = newAddress()
    await fill('mails_to_address_a_day', busy, 20)
    expect(await ask(busy)).toBe(429)
    expect(await asked()).toBe(4)
    await fill('mails_to_address_a_day', busy, 19)
    expect(await ask(busy)).toBe(200)
    expect(await asked()).toBe(5)

    const sixth = newAddress()
    expect(await ask(sixth)).toBe(429)
    expect(await numbersOf(sixth)).toEqual({})
    expect(await numbersOf(from)).toEqual({ mails_from_network_an_hour: 5 })
    // An address that was requested before is free.
    await fill('mails_to_address_a_day', busy, 1)
    expect(await ask(busy)).toBe(200)
  })
})
