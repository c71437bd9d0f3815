import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { journal, limits } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { keyOf, newElder } from '../../support/elder.ts'
import { lettersTo } from '../../support/letters.ts'
import { addPasskey, ringOf } from '../../support/people.ts'
import { tooMany } from '../../support/too-many.ts'
import { waiting } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

const NOT_FOUND = { status: 404, body: { code: 'not_found', error: 'Key not found' } }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function rename(bearer: string, keyId: unknown, name: unknown) {
  return world.run('keys.rename', { keyId, name }, { bearer })
}

async function named(bearer: string, keyId: string) {
  return (await ringOf(world, bearer)).find(({ id }) => id === keyId)
}

describe('a key gets a name of its own', () => {
  it('whatever its type, trimmed and in NFC, and still says what it is', async () => {
    const { jwt, id } = await world.newGuest()
    await addPasskey(world, jwt)
    await world.run('email.requestKey', { email: 'ada@example.com' }, { bearer: jwt })
    await grantFeature(world.deps, { account: id, featureName: 'early-access' })
    for (const { id: keyId, name, type } of await ringOf(world, jwt)) {
      expect(await named(jwt, keyId)).not.toHaveProperty('device')
      expect(await rename(jwt, keyId, `  My ${type} e\u0301 `)).toMatchObject({
        status: 200,
        body: { success: true, jwt: expect.any(String), message: 'Saved.' },
      })
      expect(await named(jwt, keyId)).toMatchObject({ name: `My ${type} é`, device: name })
    }
  })

  it('that the next refresh keeps, although that renews what the browser is', async () => {
    const { jwt, browserKey } = await world.newGuest()
    const keyId = await keyOf(world, jwt, 'browser')
    await rename(jwt, keyId, 'Kitchen laptop')
    await world.rest('POST', '/api/auth/browser-key', { browserKey, browserName: 'Firefox on Linux' })
    expect(await named(jwt, keyId)).toMatchObject({ name: 'Kitchen laptop', device: 'Firefox on Linux' })
  })

  it('that no letter says, so that a renamed key cannot hide its removal', async () => {
    const { address, bearer } = await newElder(world)
    const keyId = await keyOf(world, bearer, 'passkey')
    expect((await rename(bearer, keyId, 'Some old tablet')).status).toBe(200)
    expect(await world.run('keys.removePasskey', { keyId, wait: true }, { bearer })).toMatchObject(waiting)
    const letter = (await lettersTo(world, address)).at(-1)
    expect(letter).toContain('asked for a change: removing a passkey.')
    expect(letter).not.toContain('tablet')
  })

  it('is recorded once, by what the key is; the same name again is no change', async () => {
    const { jwt, id } = await world.newGuest()
    const keyId = await keyOf(world, jwt, 'browser')
    await Promise.all(Array.from({ length: 8 }, () => rename(jwt, keyId, 'Kitchen laptop')))
    const renamed = and(eq(journal.accountId, id), eq(journal.event, 'key_renamed'))
    expect(await world.deps.db.$count(journal, renamed)).toBe(1)
    expect(await world.deps.db.select().from(journal).where(renamed)).not.toMatchObject([
      { keyName: 'Kitchen laptop' },
    ])
  })
})

describe('no key is named', () => {
  it('that does not exist, was deleted, or is another account’s', async () => {
    const { jwt, id } = await world.newGuest()
    const foreign = await keyOf(world, (await world.newGuest()).jwt, 'browser')
    await grantFeature(world.deps, { account: id, featureName: 'early-access' })
    const deleted = await keyOf(world, jwt, 'feature')
    await world.run('keys.removeFeatureKey', { keyId: deleted }, { bearer: jwt })
    for (const keyId of ['no-uuid', '', systemRandom.id(), foreign, deleted])
      expect(await rename(jwt, keyId, 'Mine')).toMatchObject(NOT_FOUND)
  })

  it.each([
    ['', 'Name is required'],
    [' \u200b ', 'Name is required'],
    ['x'.repeat(101), 'String must contain at most 100 character(s)'],
    ['a\nb', 'Control characters are not allowed'],
    [7, 'Name is required'],
  ])('%j', async (name, error) => {
    const { jwt } = await world.newGuest()
    const keyId = await keyOf(world, jwt, 'browser')
    expect(await rename(jwt, keyId, name)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error },
    })
  })

  it('more often than an account may change things in a day', async () => {
    const { jwt, id } = await world.newGuest()
    const keyId = await keyOf(world, jwt, 'browser')
    await rename(jwt, keyId, 'One')
    const counted = and(eq(limits.kind, 'edits_a_day'), eq(limits.subject, id))
    await world.deps.db.update(limits).set({ count: 300 }).where(counted)
    expect(await rename(jwt, keyId, 'Two')).toMatchObject(tooMany)
    expect(await named(jwt, keyId)).toMatchObject({ name: 'One' })
    expect((await rename(jwt, keyId, 'One')).status).toBe(200)
  })
})
