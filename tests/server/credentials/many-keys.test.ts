import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { fillWithKeys } from '../../support/full-ring.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusWith,
} from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const tooMany = { status: 409, body: { code: 'too_many_keys', error: 'Too many keys, delete one first' } }

/** Somebody with a passkey and a verified address, and as many keys as there may be. */
async function fullRing() {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  return { ...owner, authenticator }
}

describe('an account with 100 keys', () => {
  it('that has more than that, by features or from before, lets its owner in by the recovery address', async () => {
    const owner = await newOwner(world)
    await fillWithKeys(world, owner.id, 105, '1 day')
    const { status, body } = await linkSignIn(world, owner.address)
    expect(status).toBe(200)
    expect(await statusWith(world, body.accessToken)).toBe(200)
  })

  it('gets no passkey and no e-mail key, and loses nothing by the try', async () => {
    const { bearer } = await fullRing()
    const credential = createAuthenticator({ origin: ORIGIN }).register(
      await beginRegistration(world, {}, { bearer }),
    )
    const facts = { bearer, from: newClient() }
    expect(await world.run('passkeys.completeRegistration', { credential }, facts)).toMatchObject(tooMany)
    expect(await world.run('email.requestKey', { email: newAddress() }, facts)).toMatchObject(tooMany)
    expect(await ringOf(world, bearer)).toHaveLength(100)
  })

  it('lets in by every way in, in place of the browser that was used least recently', async () => {
    const owner = await newOwner(world)
    const passkey = await addPasskey(world, owner.bearer)
    const { email, ...mailed } = await mailedEmailKey(world, owner.bearer)
    await activate(world, mailed, { bearer: owner.bearer })
    await fillWithKeys(world, owner.id, 100, '1 day')
    const ways = [
      () => passkeySignIn(world, passkey),
      () => linkSignIn(world, owner.address),
      () => linkSignIn(world, email),
    ]
    for (const signIn of ways) {
      const before = await ringOf(world, owner.bearer)
      expect((await signIn()).status).toBe(200)
      const ids = (await ringOf(world, owner.bearer)).map(({ id }) => id)
      expect(ids).toHaveLength(100)
      const gone = before.filter(({ id }) => !ids.includes(id))
      expect(gone.map(({ name }) => name)).toEqual(['Somewhere'])
    }
    expect(await statusWith(world, owner.bearer)).toBe(200)
  })

  it('finds room where browsers were not used for 400 days', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    await fillWithKeys(world, owner.id, 99, '1 day')
    await fillWithKeys(world, owner.id, 100, '401 days')
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })
})

it('an e-mail key that was asked for in time lets in on a full ring too', async () => {
  const owner = await newOwner(world)
  const mailed = await mailedEmailKey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  expect((await activate(world, mailed)).status).toBe(200)
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('of many sign-ins at once all get in, and there are no more keys than there may be', async () => {
  const owner = await newOwner(world)
  // One that counts would refuse the others for its counter.
  const authenticator = await addPasskey(world, owner.bearer, { synced: true })
  await fillWithKeys(world, owner.id, 97, '1 day')
  const answers = await Promise.all(Array.from({ length: 10 }, () => passkeySignIn(world, authenticator)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('keys that were revoked take no room', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  await world.deps.db.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.name, 'Somewhere'))
  expect((await passkeySignIn(world, authenticator)).status).toBe(200)
})
