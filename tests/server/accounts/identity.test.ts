import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** This many years ago today in the server's UTC calendar; some days later on request. */
function yearsAgo(years: number, days = 0) {
  const today = new Date()
  today.setUTCFullYear(today.getUTCFullYear() - years)
  today.setUTCDate(today.getUTCDate() + days)
  return today.toISOString().slice(0, 10)
}

describe('identity', () => {
  it("accepts a real name, trimmed and in Unicode's composed form, and shows it", async () => {
    const guest = await world.newGuest()
    const { status, body } = await world.run(
      'account.setRealName',
      { first: ' \u200bZoe\u0308\ufeff ', last: 'Łukasiewicz' },
      { bearer: guest.jwt },
    )
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, jwt: expect.any(String), message: expect.any(String) },
    })
    const { body: account } = await world.run('account.get', undefined, { bearer: body.jwt })
    expect(account).toMatchObject({
      first: 'Zo\u00eb',
      last: 'Łukasiewicz',
      displayName: 'Zo\u00eb Łukasiewicz',
    })
  })

  it('keeps a middle name', async () => {
    const { jwt: bearer, id } = await world.newGuest()
    await world.deps.db.update(accounts).set({ middle: 'King' }).where(eq(accounts.id, id))
    await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer })
    const { body } = await world.run('account.get', undefined, { bearer })
    expect(body).toMatchObject({
      first: 'Ada',
      middle: 'King',
      last: 'Lovelace',
      displayName: 'Ada Lovelace',
    })
  })

  it('accepts 100 characters of any script, and no more', async () => {
    const { jwt } = await world.newGuest()
    const set = (first: string) => world.run('account.setRealName', { first, last: 'A' }, { bearer: jwt })
    expect((await set('👻'.repeat(100))).status).toBe(200)
    expect(await set('👻'.repeat(101))).toMatchObject({
      status: 400,
      body: { error: 'String must contain at most 100 character(s)', issues: [{ path: 'first' }] },
    })
  })

  it.each([
    ['علی\u200cرضا', 'زاده'],
    ['অর\u200d্যা', 'চট্টোপাধ্যায়'],
    ['渡邉\u{e0104}', '김'],
    ['สมชาย', 'Nguyễn'],
  ])('accepts the name %s %s as it is spelled', async (first, last) => {
    const { jwt: bearer } = await world.newGuest()
    expect((await world.run('account.setRealName', { first, last }, { bearer })).status).toBe(200)
    const { body } = await world.run('account.get', undefined, { bearer })
    expect(body).toMatchObject({ first: first.normalize('NFC'), last: last.normalize('NFC') })
  })

  it.each([
    [{}, 'First name is required'],
    [{ first: ' ', last: '' }, 'First name is required'],
    [{ first: 'Ada' }, 'Last name is required'],
    [{ first: 'Ada', last: '\t' }, 'Last name is required'],
    [{ first: 7, last: 'Lovelace' }, 'First name is required'],
    [{ first: 'A\u0000da', last: 'Lovelace' }, 'Control characters are not allowed'],
    [{ first: '\ud800', last: 'Lovelace' }, 'Control characters are not allowed'],
    [{ first: '\u200b', last: 'Lovelace' }, 'First name is required'],
    [{ first: 'Ada', last: ' \u3164\u2800 ' }, 'Last name is required'],
    [{ first: 'A\u202eda', last: 'Lovelace' }, 'Invisible characters are not allowed'],
    [{ first: 'Ada', last: 'Love\u200blace' }, 'Invisible characters are not allowed'],
  ])('refuses the name %j', async (input, sentence) => {
    const { jwt } = await world.newGuest()
    expect(await world.run('account.setRealName', input, { bearer: jwt })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: sentence },
    })
  })

  it.each([
    [yearsAgo(13), 200, undefined],
    [yearsAgo(100), 200, undefined],
    ['1990-02-28', 200, undefined],
    [yearsAgo(13, 1), 400, 'You must be at least 13 years old'],
    [yearsAgo(0, 400), 400, 'You must be at least 13 years old'],
    [yearsAgo(100, -1), 400, 'Invalid date'],
    ['1990-02-30', 400, 'Invalid date'],
    ['1990-2-3', 400, 'Invalid date'],
    ['yesterday', 400, 'Invalid date'],
    ['', 400, 'Birthday is required'],
    [undefined, 400, 'Birthday is required'],
    [19900228, 400, 'Birthday is required'],
  ])('answers the birthday %j with %i', async (bornOn, status, error) => {
    const { jwt } = await world.newGuest()
    const answer = await world.run('account.setBornOn', { bornOn }, { bearer: jwt })
    expect(answer).toMatchObject(error ? { status, body: { code: 'invalid_input', error } } : { status })
    const { body: account } = await world.run('account.get', undefined, { bearer: jwt })
    expect(account.bornOn).toBe(status === 200 ? bornOn : null)
  })

  it('names the session, and the browsers in which the account is open', async () => {
    const guest = await world.newGuest()
    const ask = (name: string, input?: object) => world.run(name, input, { bearer: guest.jwt })
    expect((await ask('account.id')).body).toEqual({ success: true, accountId: guest.id })

    const { body: devices } = await ask('keys.listDevices')
    expect(devices).toMatchObject([{ type: 'browser', browserId: guest.browserId, current: true }])
    expect((await ask('keys.device', { id: devices[0].id })).body).toEqual({ success: true, ...devices[0] })
    const { body: tokens } = await ask('keys.listRefreshTokens')
    const { type: _, ...token } = devices[0]
    expect(tokens).toEqual([token])
    expect(JSON.stringify(tokens)).not.toContain(guest.browserKey)
  })

  it.each(['nonsense', '01a1f9c2-1ab5-7214-9aec-cc5ccff82980'])('accepts no device %s', async (id) => {
    const { jwt } = await world.newGuest()
    expect(await world.run('keys.device', { id }, { bearer: jwt })).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'Browser key not found' },
    })
  })
})
