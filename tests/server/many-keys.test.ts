import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/db/schema.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { fillRing } from '../support/full-ring.ts'
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
  verifyRecovery,
} from '../support/people.ts'
import { newOwner } from '../support/recovery-email.ts'
import { ORIGIN } from '../support/test-config.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

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
  await fillRing(world, owner.id, 100, '1 day')
  return { ...owner, authenticator }
}

describe('an account with 100 keys', () => {
  it('that has more than that, by features or from before, lets its owner in by the recovery address', async () => {
    const owner = await newOwner(world)
    await fillRing(world, owner.id, 105, '1 day')
    const { status, body } = await linkSignIn(world, owner.address)
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
    expect(await world.run('passkeys.completeRegistration', { credential }, facts)).toMatchObject(tooMany)
    expect(await world.run('email.requestKey', { email: newAddress() }, facts)).toMatchObject(tooMany)
    expect(await passkeySignIn(world, authenticator)).toMatchObject(tooMany)
    expect(await ringOf(world, bearer)).toHaveLength(100)

    const [spare] = (await ringOf(world, bearer)).filter(({ name }) => name === 'Somewhere')
    await world.run('keys.removeBrowserKey', { keyId: spare?.id }, { bearer })
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
  })

  it('goes on with the keys it has', async () => {
    const { authenticator, bearer } = await fullRing()
    expect((await passkeySignIn(world, authenticator, { bearer })).status).toBe(200)
  })

  it('lets the owner of the recovery address in, in place of the browser that was used least recently', async () => {
    const owner = await fullRing()
    const [oldest] = await ringOf(world, owner.bearer)
    const { status, body } = await linkSignIn(world, owner.address)
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
    await fillRing(world, owner.id, 100, '1 day')
    expect(await linkSignIn(world, email)).toMatchObject(tooMany)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })

  it('lets in by what is much older than some key, in place of the youngest such browser', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    const { email, ...mailed } = await mailedEmailKey(world, owner.bearer)
    await activate(world, mailed, { bearer: owner.bearer })
    await letHoursPass(world, owner.id, 100)
    await fillRing(world, owner.id, 98, '1 day')
    await addPasskey(world, owner.bearer)
    await fillRing(world, owner.id, 100, '1 hour')
    const before = await ringOf(world, owner.bearer)

    const byPasskey = await passkeySignIn(world, authenticator)
    expect(byPasskey.status).toBe(200)
    expect((await linkSignIn(world, email)).status).toBe(200)
    // The first one back is the youngest by then.
    expect(await statusWith(world, byPasskey.body.jwt)).toBe(401)
    const ids = (await ringOf(world, owner.bearer)).map(({ id }) => id)
    expect(ids).toHaveLength(100)
    const gone = before.filter(({ id }) => !ids.includes(id))
    expect(gone.map(({ name }) => name)).toEqual(['Somewhere'])
    const [isYoungest] = await world.sql`select created_at > all(
      select created_at from keys where account_id = ${owner.id} and name = 'Somewhere' and revoked_at is null
    ) as is from keys where id = ${gone[0]?.id ?? null}`
    expect(isYoungest).toEqual({ is: true })
  })

  it('lets nobody in by what is new, in place of what the account has had for much longer', async () => {
    const owner = await world.newGuest()
    await letHoursPass(world, owner.id, 300 * 24)
    const before = (await ringOf(world, owner.jwt)).map(({ id }) => id)
    const address = await verifyRecovery(world, owner.jwt)
    await fillRing(world, owner.id, 100, '1 day')
    const { status, body } = await linkSignIn(world, address)
    expect(status).toBe(200)
    const ring = await ringOf(world, body.accessToken)
    expect(ring).toHaveLength(100)
    expect(ring.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
  })

  it('lets the owner of a new recovery address in where all else is much older, one at a time', async () => {
    const owner = await newOwner(world)
    await fillRing(world, owner.id, 100, '1 day')
    await world.sql`update keys set created_at = created_at - interval '100 hours' where account_id = ${owner.id}`
    const before = (await ringOf(world, owner.bearer)).map(({ id }) => id)
    const first = await linkSignIn(world, owner.address)
    const second = await linkSignIn(world, owner.address)
    expect([first.status, second.status]).toEqual([200, 200])
    const ring = (await ringOf(world, second.body.accessToken)).map(({ id }) => id)
    expect(ring).toEqual(expect.arrayContaining(before))
    expect(ring).toHaveLength(101)
    expect(await statusWith(world, first.body.accessToken)).toBe(401)
  })

  it('finds room where browsers were not used for 400 days', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    await fillRing(world, owner.id, 99, '1 day')
    await fillRing(world, owner.id, 100, '401 days')
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
    expect(await ringOf(world, owner.bearer)).toHaveLength(100)
  })
})

it('an e-mail key that was asked for in time is not activated on a full ring, and its code stays good', async () => {
  const owner = await newOwner(world)
  const mailed = await mailedEmailKey(world, owner.bearer)
  await fillRing(world, owner.id, 100, '1 day')
  expect(await activate(world, mailed)).toMatchObject(tooMany)
  expect((await activate(world, mailed, { bearer: owner.bearer })).status).toBe(200)
})

it('of many sign-ins at once just as many get in as there is room for', async () => {
  const owner = await newOwner(world)
  // One that counts would refuse the others for its counter.
  const authenticator = await addPasskey(world, owner.bearer, { synced: true })
  await fillRing(world, owner.id, 97, '1 day')
  const answers = await Promise.all(Array.from({ length: 10 }, () => passkeySignIn(world, authenticator)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(409)])
  expect(await ringOf(world, owner.bearer)).toHaveLength(100)
})

it('keys that were revoked take no room', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  await fillRing(world, owner.id, 100, '1 day')
  await world.deps.db.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.name, 'Somewhere'))
  expect((await passkeySignIn(world, authenticator)).status).toBe(200)
})
