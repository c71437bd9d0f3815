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
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const tooMany = { status: 409, body: { code: 'too_many_keys', error: 'Too many keys, delete one first' } }

/** An account with a passkey and a verified address, and the maximum number of keys. */
async function fullRing() {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  return { ...owner, authenticator }
}

describe('an account with 100 keys', () => {
  it('lets its owner in by the recovery address, even with more keys by features or older limits', async () => {
    const owner = await newOwner(world)
    await fillWithKeys(world, owner.id, 105, '1 day')
    const { status, body } = await linkSignIn(world, owner.address)
    expect(status).toBe(200)
    expect(await statusWith(world, body.accessToken)).toBe(200)
  })

  it('redeems a link exactly once of 40 calls at the same time, half of them with a key to renew', async () => {
    const owner = await newOwner(world)
    await fillWithKeys(world, owner.id, 60, '1 day')
    const token = await world.mailedLink(owner.address)
    const calls = Array.from({ length: 40 }, (_, n) => {
      const shown = n % 2 === 0 ? { browserKey: owner.browserKey } : {}
      const input = { token, browserId: newBrowserId(), ...shown }
      return world.run('email.redeemSignInLink', input, { from: newClient() })
    })
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 39 }, () => 400)])
  })

  it('refuses another passkey or e-mail key, and loses nothing by the try', async () => {
    const { bearer } = await fullRing()
    const credential = createAuthenticator({ origin: ORIGIN }).register(
      await beginRegistration(world, {}, { bearer }),
    )
    const facts = { bearer, from: newClient() }
    expect(await world.run('passkeys.completeRegistration', { credential }, facts)).toMatchObject(tooMany)
    expect(await world.run('email.requestKey', { email: newAddress() }, facts)).toMatchObject(tooMany)
    expect(await ringOf(world, bearer)).toHaveLength(100)
  })

  it('accepts every sign-in, and removes the browser that was used least recently', async () => {
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

  it('makes room by removing browsers unused for 400 days', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    await fillWithKeys(world, owner.id, 99, '1 day')
    await fillWithKeys(world, owner.id, 100, '401 days')
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })
})

it('an e-mail key that was requested in time signs in on a full account too', async () => {
  const owner = await newOwner(world)
  const mailed = await mailedEmailKey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  expect((await activate(world, mailed)).status).toBe(200)
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('many sign-ins at once all succeed, and never exceed the limit of keys', async () => {
  const owner = await newOwner(world)
  // A passkey with a counter would be refused in all sign-ins but one.
  const authenticator = await addPasskey(world, owner.bearer, { synced: true })
  await fillWithKeys(world, owner.id, 97, '1 day')
  const answers = await Promise.all(Array.from({ length: 10 }, () => passkeySignIn(world, authenticator)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('revoked keys do not count against the limit', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillWithKeys(world, owner.id, 100, '1 day')
  await world.deps.db.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.name, 'Somewhere'))
  expect((await passkeySignIn(world, authenticator)).status).toBe(200)
})
