import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSecrets } from '#server/platform/postgres/schema.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
  verifyRecovery,
} from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/**
 * A guest of an attacker with a planted passkey, and a victim who signed in by an e-mail key that the attacker
 * requested.
 */
async function plantedAccount() {
  const stranger = await world.newGuest()
  const planted = await addPasskey(world, stranger.jwt)
  const browserId = newBrowserId()
  const { body: victim } = await activate(world, await mailedEmailKey(world, stranger.jwt), { browserId })
  return { stranger, planted, victim: { ...victim, browserId } }
}

/** Lets time pass for the secrets of one browser key. */
async function age(keyId: string, by: string) {
  const past = sql`${by}::interval`
  await world.deps.db
    .update(browserSecrets)
    .set({
      createdAt: sql`${browserSecrets.createdAt} - ${past}`,
      expiresAt: sql`${browserSecrets.expiresAt} - ${past}`,
    })
    .where(eq(browserSecrets.keyId, keyId))
}

async function currentKey(bearer: string) {
  return (await ringOf(world, bearer)).find(({ current }) => current)?.id ?? ''
}

it('an attacker who signs in under the browserId of the victim is signed out by the first verification', async () => {
  const { stranger, planted, victim } = await plantedAccount()
  const { body: rider } = await passkeySignIn(world, planted, { browserId: victim.browserId })
  expect(rider.user.id).toBe(victim.accountId)

  await verifyRecovery(world, victim.jwt)
  expect(await statusWith(world, rider.jwt)).toBe(401)
  expect(await statusOfKey(world, rider.browserKey)).toBe(401)
  expect(await statusWith(world, stranger.jwt)).toBe(401)
  expect((await passkeySignIn(world, planted)).status).toBe(401)
  expect(await statusWith(world, victim.jwt)).toBe(200)
  expect(await statusOfKey(world, victim.browserKey)).toBe(200)
  expect((await ringOf(world, victim.jwt)).map(({ type }) => type)).toEqual(['email', 'browser'])
})

it('an attacker who once signed in is listed beside the owner, and leaves when that row is deleted', async () => {
  const browserId = newBrowserId()
  const owner = await world.newGuest(browserId)
  const address = await verifyRecovery(world, owner.jwt)
  const stolen = await addPasskey(world, owner.jwt)
  const { body: illicit } = await passkeySignIn(world, stolen, { browserId })

  const ring = await ringOf(world, owner.jwt)
  const [intruder] = ring.filter(({ type, current }) => type === 'browser' && !current)
  expect(intruder).toMatchObject({ browserId, signedInWith: { type: 'passkey' } })
  for (const { id, type, current } of ring) {
    if (current) continue
    const procedure = type === 'passkey' ? 'keys.removePasskey' : 'keys.removeBrowserKey'
    expect((await world.run(procedure, { keyId: id }, { bearer: owner.jwt })).status).toBe(200)
  }
  expect(await statusWith(world, illicit.jwt)).toBe(401)
  expect(await statusOfKey(world, illicit.browserKey)).toBe(401)
  expect(await statusOfKey(world, owner.browserKey)).toBe(200)
  expect(await ringOf(world, owner.jwt)).toHaveLength(1)
  expect((await linkSignIn(world, address)).body.user.id).toBe(owner.id)
})

it('a browser key is renewed for a caller who proves it by its secret', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  const { body: first } = await passkeySignIn(world, authenticator)
  const keyId = await currentKey(first.jwt)
  const { body: second } = await passkeySignIn(world, authenticator, { browserKey: first.browserKey })
  expect(await currentKey(second.jwt)).toBe(keyId)
  const { body: third } = await linkSignIn(world, owner.address, { browserKey: second.browserKey })
  expect(await currentKey(third.accessToken)).toBe(keyId)
  const mailed = await mailedEmailKey(world, owner.bearer)
  const { body: fourth } = await activate(world, mailed, { browserKey: third.browserKey })
  expect(await currentKey(fourth.jwt)).toBe(keyId)
  expect((await ringOf(world, fourth.jwt)).find(({ id }) => id === keyId)).toMatchObject({
    signedInWith: { type: 'email', name: mailed.email },
  })
  const keys = new Set([first, second, third, fourth].map(({ browserKey }) => browserKey))
  expect(keys.size).toBe(4)
})

it('a session alone renews no browser key: a sign-in with it gets another row', async () => {
  const { bearer, address, browserKey } = await newOwner(world)
  const authenticator = await addPasskey(world, bearer)
  const keyId = await currentKey(bearer)
  const { body: byPasskey } = await passkeySignIn(world, authenticator, { bearer })
  const { body: byLink } = await linkSignIn(world, address, { bearer })
  const rows = await Promise.all([bearer, byPasskey.jwt, byLink.accessToken].map(currentKey))
  expect(new Set(rows).size).toBe(3)

  // Activating an e-mail key of the same account makes no row: the session goes on.
  const { body: activated } = await activate(world, await mailedEmailKey(world, bearer), { bearer })
  expect(activated).not.toHaveProperty('browserKey')
  expect(await currentKey(activated.jwt)).toBe(keyId)
  expect(await statusOfKey(world, browserKey)).toBe(200)
})

it('a browser that signed in by a passkey whose row is gone is not shown as signed in by mail', async () => {
  const owner = await newOwner(world)
  const { body } = await passkeySignIn(world, await addPasskey(world, owner.bearer))
  const keyId = await currentKey(body.jwt)
  await world.deps.db
    .update(browserSecrets)
    .set({ signedInWithKeyId: null })
    .where(eq(browserSecrets.keyId, keyId))
  const { body: ring } = await world.run('keys.list', undefined, { bearer: body.jwt })
  expect(ring.find(({ id }: { id: string }) => id === keyId)).toMatchObject({
    signedInWith: { type: 'passkey', name: 'Deleted passkey' },
  })
})

it('invalid proofs of a browser are ignored', async () => {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  const stranger = await world.newGuest()
  const ended = (await passkeySignIn(world, authenticator)).body
  await world.rest('POST', '/api/auth/logout', { browserKey: ended.browserKey })
  const before = (await ringOf(world, owner.bearer)).length

  const proofs = [
    { browserKey: 'nonsense' },
    { browserKey: stranger.browserKey },
    { browserKey: ended.browserKey },
    { bearer: stranger.jwt },
    { bearer: 'nonsense' },
  ]
  const [known] = await ringOf(world, owner.bearer)
  const browserId = String(known?.browserId)
  for (const proof of proofs) {
    // Naming a browser that the account knows does not make them valid.
    expect((await passkeySignIn(world, authenticator, { ...proof, browserId })).status).toBe(200)
  }
  expect(await ringOf(world, owner.bearer)).toHaveLength(before + proofs.length)
  expect(await ringOf(world, stranger.jwt)).toHaveLength(1)
  expect((await passkeySignIn(world, authenticator, { browserKey: 7 as never })).status).toBe(400)
})

it('a key of another account counts as no key when an e-mail key is activated', async () => {
  const owner = await newOwner(world)
  const stranger = await world.newGuest()
  const [strangersKey] = await ringOf(world, stranger.jwt)
  for (const proof of [{ browserKey: stranger.browserKey }, { bearer: stranger.jwt }]) {
    const { body } = await activate(world, await mailedEmailKey(world, owner.bearer), proof)
    expect(await statusWith(world, body.jwt)).toBe(200)
    expect(await currentKey(body.jwt)).not.toBe(strangersKey?.id)
  }
  expect(await ringOf(world, stranger.jwt)).toMatchObject([{ id: strangersKey?.id }])
  expect(await statusOfKey(world, stranger.browserKey)).toBe(200)
})

describe('a secret that was replaced', () => {
  it('proves nothing after its time', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    const { body: first } = await passkeySignIn(world, authenticator)
    const { body: second } = await passkeySignIn(world, authenticator, { browserKey: first.browserKey })
    const keyId = await currentKey(second.jwt)
    await statusOfKey(world, second.browserKey)
    await age(keyId, '31 seconds')

    const { body: stranger } = await passkeySignIn(world, authenticator, { browserKey: first.browserKey })
    expect(await currentKey(stranger.jwt)).not.toBe(keyId)
    const { body: third } = await passkeySignIn(world, authenticator, { browserKey: second.browserKey })
    expect(await currentKey(third.jwt)).toBe(keyId)
  })
})

describe('a session', () => {
  it('ends half a minute after the first use of the secret that replaced its own', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    const { body: first } = await passkeySignIn(world, authenticator)
    const { body: second } = await passkeySignIn(world, authenticator, { browserKey: first.browserKey })
    expect(await statusWith(world, first.jwt)).toBe(200)
    await statusOfKey(world, second.browserKey)
    expect(await statusWith(world, first.jwt)).toBe(200)

    await age(await currentKey(second.jwt), '31 seconds')
    expect(await statusWith(world, first.jwt)).toBe(401)
    expect(await statusOfKey(world, first.browserKey)).toBe(401)
    expect(await statusWith(world, second.jwt)).toBe(200)
  })

  it('opened with a stolen secret in the same row ends when the owner uses their newer key', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer)
    const { body: mine } = await passkeySignIn(world, authenticator)
    const { body: hidden } = await passkeySignIn(world, authenticator, {
      browserKey: mine.browserKey,
    })
    const keyId = await currentKey(mine.jwt)
    expect(await currentKey(hidden.jwt)).toBe(keyId)

    // Answers that cross on the network end nothing.
    expect(await statusOfKey(world, mine.browserKey)).toBe(200)
    expect(await statusWith(world, hidden.jwt)).toBe(200)
    await age(keyId, '31 seconds')
    expect(await statusOfKey(world, mine.browserKey)).toBe(200)
    expect(await statusWith(world, hidden.jwt)).toBe(401)
    expect(await statusOfKey(world, hidden.browserKey)).toBe(401)
  })

  it('cannot be prolonged by exchanging its token for a fresh one', async () => {
    const guest = await world.newGuest()
    const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const name = { first: 'Ada', last: 'Byron' }
    const { body } = await world.rest('POST', '/api/account/real-name', name, { bearer: guest.jwt })
    expect(claimsOf(body.jwt)).toMatchObject({ exp: claimsOf(guest.jwt).exp, sid: claimsOf(guest.jwt).sid })
    expect(claimsOf(body.jwt).iat).toBeGreaterThan(claimsOf(guest.jwt).iat)
    expect(await statusWith(world, body.jwt)).toBe(200)
  })
})

describe('the first verification', () => {
  it('happens again after the recovery e-mail was removed', async () => {
    // The attacker uses up a first verification beforehand, and plants a key after it.
    const stranger = await world.newGuest()
    await verifyRecovery(world, stranger.jwt)
    await world.rest('DELETE', '/api/account/email', undefined, { bearer: stranger.jwt })
    const planted = await addPasskey(world, stranger.jwt)
    const { body: victim } = await activate(world, await mailedEmailKey(world, stranger.jwt))

    const address = await verifyRecovery(world, victim.jwt)
    expect(await statusWith(world, stranger.jwt)).toBe(401)
    expect((await passkeySignIn(world, planted)).status).toBe(401)
    expect(await statusWith(world, victim.jwt)).toBe(200)
    expect((await linkSignIn(world, address)).body.user.id).toBe(victim.accountId)
  })

  it('keeps what the same browser made before it signed in again, and both its keys', async () => {
    const guest = await world.newGuest()
    const first = await addPasskey(world, guest.jwt)
    const second = await addPasskey(world, guest.jwt)
    const { body: again } = await passkeySignIn(world, first, { browserKey: guest.browserKey })
    await verifyRecovery(world, again.jwt)
    expect((await passkeySignIn(world, second)).status).toBe(200)
    expect((await passkeySignIn(world, first)).status).toBe(200)
    expect(await statusOfKey(world, again.browserKey)).toBe(200)
    // The secret it replaced is no longer held by anybody.
    expect(await statusOfKey(world, guest.browserKey)).toBe(401)
  })

  it('is not a first one when the address only changes', async () => {
    const owner = await newOwner(world)
    const { body: other } = await linkSignIn(world, owner.address)
    await verifyRecovery(world, owner.bearer)
    expect(await statusWith(world, other.accessToken)).toBe(200)
  })
})
