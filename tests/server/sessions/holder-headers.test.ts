import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { createWorld, doors, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ask = (bearer?: string) => world.rest('GET', '/api/account/id', undefined, { bearer })

describe('the holder of a session', () => {
  it('is named in headers for proxies, and the body is unchanged', async () => {
    const guest = await world.newGuest()
    const headers = { 'x-account-id': guest.id, 'x-account-upid': guest.upid, 'x-account-ghost': 'true' }
    const { status, headers: told, body } = await ask(guest.jwt)
    expect(status).toBe(200)
    expect(told).toMatchObject(headers)
    expect(body).toEqual({ success: true, accountId: guest.id })

    // A passkey does not make an account known; a verified address does.
    await addPasskey(world, guest.jwt)
    expect((await ask(guest.jwt)).headers).toMatchObject(headers)
    await verifyRecovery(world, guest.jwt)
    expect((await ask(guest.jwt)).headers).toMatchObject({ ...headers, 'x-account-ghost': 'false' })
  })

  it('is named for a HEAD as well, which some proxies send', async () => {
    const guest = await world.newGuest()
    const { statusCode, headers } = await world.app.inject({
      method: 'HEAD',
      url: '/api/account/id',
      headers: { authorization: `Bearer ${guest.jwt}` },
    })
    expect({ statusCode, id: headers['x-account-id'] }).toEqual({ statusCode: 200, id: guest.id })
  })

  it.each([
    ['nobody', () => undefined, 'authentication_required'],
    ['a forged token', () => 'nonsense', 'invalid_token'],
    [
      'a session that was ended a moment ago',
      async () => {
        const { jwt, browserKey } = await world.newGuest()
        expect((await ask(jwt)).status).toBe(200)
        await world.rest('POST', '/api/auth/logout', { browserKey })
        return jwt
      },
      'authentication_required',
    ],
  ])('is not named for %s: 401 and no header', async (_, bearerOf, code) => {
    const { status, headers, body } = await ask(await bearerOf())
    expect({ status, code: body.code }).toEqual({ status: 401, code })
    expect(Object.keys(headers).filter((name) => name.startsWith('x-account'))).toEqual([])
  })

  it('is named for a restricted account as well, and the account says that it is', async () => {
    for (const [field, set] of [
      ['restrictedAt', { restrictedAt: sql`now()` }],
      ['restsUntil', { restsUntil: sql`now() + interval '30 days'` }],
    ] as const) {
      const guest = await world.newGuest()
      await world.deps.db.update(accounts).set(set).where(eq(accounts.id, guest.id))
      expect(await ask(guest.jwt)).toMatchObject({ status: 200, headers: { 'x-account-id': guest.id } })
      const { body } = await world.rest('GET', '/api/account', undefined, { bearer: guest.jwt })
      expect(body[field]).not.toBeNull()
    }
  })

  it.each(doors)('is refused over %s once the session has ended', async (door) => {
    const { jwt, browserKey } = await world.newGuest()
    const whose = () => world.call(door, 'account.id', undefined, { bearer: jwt })
    expect((await whose()).body).toMatchObject({ success: true })
    await world.rest('POST', '/api/auth/logout', { browserKey })
    expect(await whose()).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
  })
})
