import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { accounts, brings } from '#server/platform/postgres/schema.ts'
import { ADA, bring, newHolder, newTellingGuest, toldBy, undoBring } from '../../support/bringing.ts'
import { journalOf } from '../../support/journal.ts'
import { emailKeyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NOTHING = { first: null, last: null, bornOn: null }
const ALL = ['name', 'birthday']
/** More of the personal data may follow. */
const ONLY_THESE = expect.stringMatching(/^Only a name(,| and) a birthday.* can be brought along$/)

const refused = {
  unknown: { status: 404, body: { success: false, code: 'not_found', error: 'Browser key not found' } },
  notAGuest: {
    status: 409,
    body: { success: false, code: 'not_a_guest', error: 'This browser key does not belong to a guest' },
  },
  undo: {
    status: 400,
    body: { success: false, code: 'invalid_undo', error: 'This cannot be undone any more' },
  },
  bearer: { status: 401, body: { code: 'authentication_required', error: 'Authentication required' } },
}

async function eventsOf(bearer: string) {
  return (await journalOf(world, bearer)).entries.map(({ event }) => event)
}

describe('a merge of a guest', () => {
  it('copies the fields of the guest, leaves the guest unchanged, and can be undone', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world, { name: { first: 'Augusta', last: 'King' } })
    const { status, body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, brought: ALL, undoToken: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(await toldBy(world, holder.bearer)).toEqual({ ...ADA, bornOn: '1990-12-10' })
    expect(await toldBy(world, guest.jwt)).toEqual({ ...ADA, bornOn: '1990-12-10' })
    expect((await eventsOf(holder.bearer)).slice(0, 2)).toEqual(['birthday_changed', 'name_changed'])

    expect(await undoBring(world, holder.bearer, body.undoToken)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Everything is as it was before.', undone: ALL },
    })
    expect(await toldBy(world, holder.bearer)).toEqual({ first: 'Augusta', last: 'King', bornOn: null })
    expect((await eventsOf(holder.bearer)).slice(0, 2)).toEqual(['birthday_changed', 'name_changed'])
    expect(await undoBring(world, holder.bearer, body.undoToken)).toMatchObject(refused.undo)
  })

  it('copies one field without the other, and a field that is named twice once', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const take = ['birthday', 'birthday']
    expect((await bring(world, holder.bearer, { from: guest.browserKey, take })).body).toMatchObject({
      brought: ['birthday'],
    })
    expect(await toldBy(world, holder.bearer)).toEqual({ ...NOTHING, bornOn: '1990-12-10' })
    const [row] = await world.deps.db.select().from(brings).where(eq(brings.accountId, holder.id))
    expect(row).toMatchObject({ first: null, last: null, bornOn: '1990-12-10' })
  })

  it('copies nothing that the guest lacks, and removes nothing for it', async () => {
    const guest = await world.newGuest()
    const holder = await newHolder(world, { name: ADA, bornOn: '1990-12-10' })
    const before = await eventsOf(holder.bearer)
    const { status, body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    expect({ status, brought: body.brought }).toEqual({ status: 200, brought: [] })
    expect(await toldBy(world, holder.bearer)).toEqual({ ...ADA, bornOn: '1990-12-10' })
    expect(await undoBring(world, holder.bearer, body.undoToken)).toMatchObject({
      status: 200,
      body: { undone: [] },
    })
    expect(await eventsOf(holder.bearer)).toEqual(before)
  })

  it('of equal values changes nothing and logs nothing', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world, { name: ADA })
    const before = await eventsOf(holder.bearer)
    const input = { from: guest.browserKey, take: ['name'] }
    const { body } = await bring(world, holder.bearer, input)
    expect(body.brought).toEqual(['name'])
    await undoBring(world, holder.bearer, body.undoToken)
    expect(await toldBy(world, holder.bearer)).toEqual({ ...ADA, bornOn: null })
    expect(await eventsOf(holder.bearer)).toEqual(before)
  })

  it('when undone, keeps later changes', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const { body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    await world.rest('POST', '/api/account/real-name', { first: 'Ada', last: 'King' }, holder)
    expect(await undoBring(world, holder.bearer, body.undoToken)).toMatchObject({
      status: 200,
      body: { message: 'What you have changed since then stays.', undone: ['birthday'] },
    })
    expect(await toldBy(world, holder.bearer)).toEqual({ first: 'Ada', last: 'King', bornOn: null })
  })

  it.each([
    ['no key at all', () => 'nothing'],
    ['a secret of nobody', () => 'A'.repeat(43)],
    ['a bearer', ({ jwt }: { jwt: string }) => jwt],
  ])('is refused from %s', async (_, from) => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    expect(await bring(world, holder.bearer, { from: from(guest), take: ALL })).toMatchObject(refused.unknown)
  })

  it('is refused from a key that was signed out', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    await world.rest('POST', '/api/auth/logout', { browserKey: guest.browserKey })
    const input = { from: guest.browserKey, take: ALL }
    expect(await bring(world, holder.bearer, input)).toMatchObject(refused.unknown)
    expect(await toldBy(world, holder.bearer)).toEqual(NOTHING)
  })

  it.each([
    ['restricted', sql`restricted_at = now()`],
    ['about to be deleted', sql`rests_until = now() + interval '1 day'`],
  ])('is refused from a guest that is %s: nothing is copied', async (_, stop) => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    await world.deps.db.execute(sql`update accounts set ${stop} where id = ${guest.id}`)
    const input = { from: guest.browserKey, take: ALL }
    expect(await bring(world, holder.bearer, input)).toMatchObject(refused.unknown)
    expect(await toldBy(world, holder.bearer)).toEqual(NOTHING)
  })

  it('is refused from an account with a sign-in method, which is no guest', async () => {
    const holder = await newHolder(world)
    const withPasskey = await newTellingGuest(world)
    await addPasskey(world, withPasskey.jwt)
    const withAddress = await newTellingGuest(world)
    await verifyRecovery(world, withAddress.jwt)
    const withEmailKey = await newTellingGuest(world)
    await emailKeyAt(world, withEmailKey.jwt, newAddress())
    for (const { browserKey } of [withPasskey, withAddress, withEmailKey]) {
      const input = { from: browserKey, take: ALL }
      expect(await bring(world, holder.bearer, input)).toMatchObject(refused.notAGuest)
    }
    expect(await toldBy(world, holder.bearer)).toEqual(NOTHING)
  })

  it('is refused from the target account itself, guest or not', async () => {
    const guest = await newTellingGuest(world)
    const input = { from: guest.browserKey, take: ALL }
    expect(await bring(world, guest.jwt, input)).toMatchObject(refused.notAGuest)
  })

  it.each([
    [{}, 'from', 'Required'],
    [{ from: '', take: ALL }, 'from', 'Required'],
    [{ from: 'key' }, 'take', 'Required'],
    [{ from: 'key', take: [] }, 'take', 'Choose at least one thing to bring along'],
    [{ from: 'key', take: ['email'] }, 'take.0', ONLY_THESE],
    [{ from: 'key', take: 'name' }, 'take', 'Expected array, received string'],
  ])('refuses %j', async (input, path, message) => {
    const { bearer } = await newHolder(world)
    const { status, body } = await bring(world, bearer, input)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    expect(body.issues).toContainEqual({ path, message })
  })

  it.each([
    ['account.bring', { from: 'A'.repeat(43), take: ALL }],
    ['account.undoBring', { undoToken: 'A'.repeat(43) }],
  ])('through %s is refused without a bearer, and with an invalid one', async (name, input) => {
    expect(await world.run(name, input, { from: newClient() })).toMatchObject(refused.bearer)
    expect(await world.run(name, input, { bearer: 'nothing', from: newClient() })).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
  })

  it.each([
    ['no secret', 'nothing'],
    ['one of nobody', 'A'.repeat(43)],
  ])('is not undone by %s', async (_, undoToken) => {
    const { bearer } = await newHolder(world)
    expect(await undoBring(world, bearer, undoToken)).toMatchObject(refused.undo)
  })

  it.each([undefined, '', 7])('is not undone by %j, which is bad input', async (undoToken) => {
    const { bearer } = await newHolder(world)
    expect(await undoBring(world, bearer, undoToken)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        issues: [{ path: 'undoToken', message: 'This cannot be undone any more' }],
      },
    })
  })

  it('is undone only by the target account; other callers do not use the undo up', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const { body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    const stranger = await newHolder(world)
    for (const bearer of [stranger.bearer, guest.jwt]) {
      expect(await undoBring(world, bearer, body.undoToken)).toMatchObject(refused.undo)
    }
    expect((await undoBring(world, holder.bearer, body.undoToken)).status).toBe(200)
  })

  it('cannot be undone after 30 days, and then no trace of it is stored', async () => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const { body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    const [kept] = await world.deps.db.select().from(brings).where(eq(brings.accountId, holder.id))
    const left = ((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(left).toBeGreaterThan(29.9)
    expect(left).toBeLessThan(30.1)
    await world.deps.db
      .update(brings)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(brings.accountId, holder.id))
    expect(await undoBring(world, holder.bearer, body.undoToken)).toMatchObject(refused.undo)
    expect(await toldBy(world, holder.bearer)).toEqual({ ...ADA, bornOn: '1990-12-10' })
    await cleanUp(world.deps)
    expect(await world.deps.db.$count(brings, eq(brings.accountId, holder.id))).toBe(0)
  })
})

it('repeated merges of one account fill no table', async () => {
  const guest = await world.newGuest()
  const holder = await newHolder(world)
  const values = Array.from({ length: 150 }, (_, index) => ({
    hash: Buffer.from(`bring ${index} of ${holder.id}`),
    accountId: holder.id,
    brought: [],
    expiresAt: new Date(Date.now() + index * 1000),
  }))
  await world.deps.db.insert(brings).values(values)
  const { body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
  expect(await world.deps.db.$count(brings, eq(brings.accountId, holder.id))).toBe(100)
  expect((await undoBring(world, holder.bearer, body.undoToken)).status).toBe(200)
})

it('merged values are deleted with the account', async () => {
  const guest = await newTellingGuest(world)
  const other = await world.newGuest()
  await bring(world, other.jwt, { from: guest.browserKey, take: ALL })
  await world.rest('POST', '/api/account/delete', { confirm: 'DELETE' }, { bearer: other.jwt })
  expect(await world.deps.db.$count(accounts, eq(accounts.id, other.id))).toBe(0)
  expect(await world.deps.db.$count(brings, eq(brings.accountId, other.id))).toBe(0)
})
