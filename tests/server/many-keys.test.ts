import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/db/schema.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { newAddress } from '../support/new-address.ts'
import { beginRegistration } from '../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusWith,
} from '../support/people.ts'
import { newOwner } from '../support/recovery-email.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, doors, newBrowserId, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const tooMany = { status: 409, body: { code: 'too_many_keys', error: 'Too many keys, delete one first' } }

/** Browser keys that nobody holds, until the account has so many live keys. */
async function fillUpTo(count: number, accountId: string, lastUsed = '1 day') {
  const { db, random } = world.deps
  const live = await db.$count(keys, sql`account_id = ${accountId} and revoked_at is null`)
  await db.insert(keys).values(
    Array.from({ length: count - live }, () => ({
      id: random.id(),
      accountId,
      type: 'browser' as const,
      name: 'Somewhere',
      browserId: newBrowserId(),
      createdAt: sql`now() - ${lastUsed}::interval`,
    })),
  )
}

/** Somebody with a passkey and a verified address, and as many keys as there may be. */
async function fullRing() {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillUpTo(100, owner.id)
  return { ...owner, authenticator }
}

describe.each(doors)('an account with 100 keys, over %s,', (door) => {
  it('that has more than that, by features or from before, lets its owner in by the recovery address', async () => {
    const owner = await newOwner(world)
    await fillUpTo(105, owner.id)
    const { status, body } = await linkSignIn(world, owner.address, { door })
    expect(status).toBe(200)
    expect(await statusWith(world, body.accessToken)).toBe(200)
  })

  it('gets no passkey, no e-mail key and no other browser, and loses nothing by the try', async () => {
    const owner = await fullRing()
    const { authenticator, bearer } = owner
    const credential = createAuthenticator({ origin: ORIGIN }).register(
      await beginRegistration(world, {}, { bearer }),
    )
    const facts = { bearer, from: newClient() }
    expect(await world.call(door, 'passkeys.completeRegistration', { credential }, facts)).toMatchObject(
      tooMany,
    )
    expect(await world.call(door, 'email.requestKey', { email: newAddress() }, facts)).toMatchObject(tooMany)
    expect(await passkeySignIn(world, authenticator, { door })).toMatchObject(tooMany)
    expect(await ringOf(world, bearer)).toHaveLength(100)

    const [spare] = (await ringOf(world, bearer)).filter(({ name }) => name === 'Somewhere')
    await world.call(door, 'keys.removeBrowserKey', { keyId: spare?.id }, { bearer })
    expect((await passkeySignIn(world, authenticator, { door })).status).toBe(200)
  })

  it('goes on with the keys it has', async () => {
    const { authenticator, bearer } = await fullRing()
    expect((await passkeySignIn(world, authenticator, { bearer, door })).status).toBe(200)
  })

  it('lets the owner of the recovery address in, in place of the browser that was used least recently', async () => {
    const owner = await fullRing()
    const [oldest] = await ringOf(world, owner.bearer)
    const { status, body } = await linkSignIn(world, owner.address, { door })
    expect(status).toBe(200)
    const ring = await ringOf(world, body.accessToken)
    expect(ring).toHaveLength(100)
    expect(ring.map(({ id }) => id)).not.toContain(oldest?.id)
    expect(await statusWith(world, owner.bearer)).toBe(200)
  })

  it('lets nobody in by another address of the account', async () => {
    const owner = await newOwner(world)
    const { email, ...mailed } = await mailedEmailKey(world, owner.bearer)
    await activate(world, mailed, { bearer: owner.bearer })
    await fillUpTo(100, owner.id)
    expect(await linkSignIn(world, email, { door })).toMatchObject(tooMany)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })

  it('finds room where browsers were not used for 400 days', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    await fillUpTo(99, owner.id)
    await fillUpTo(100, owner.id, '401 days')
    expect((await passkeySignIn(world, authenticator, { door })).status).toBe(200)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })
})

it('an e-mail key that was asked for in time is not activated on a full ring, and its code stays good', async () => {
  const owner = await newOwner(world)
  const mailed = await mailedEmailKey(world, owner.bearer)
  await fillUpTo(100, owner.id)
  expect(await activate(world, mailed)).toMatchObject(tooMany)
  expect((await activate(world, mailed, { bearer: owner.bearer })).status).toBe(200)
})

it('of many sign-ins at once just as many get in as there is room for', async () => {
  const owner = await newOwner(world)
  // One that counts would refuse the others for its counter.
  const authenticator = await addPasskey(world, owner.bearer, { synced: true })
  await fillUpTo(97, owner.id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => passkeySignIn(world, authenticator)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(409)])
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('keys that were revoked take no room', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillUpTo(100, owner.id)
  await world.deps.db.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.name, 'Somewhere'))
  expect((await passkeySignIn(world, authenticator)).status).toBe(200)
})
