import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { sessionKey } from '#server/sessions/signed-token.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { forgedToken } from '../../support/forged-token.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration, completeRegistration, newHolder } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  verifyRecovery,
} from '../../support/people.ts'
import { ORIGIN, SECRET } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PASSKEY = ['swk', 'user']
const MAIL = ['otp']

/** What a token says of its holder. */
function said(jwt: string) {
  const { ghost, auth_time, amr, features } = decodeJwt(jwt)
  return { ghost, auth_time, amr, features }
}

/** The same of the next token of the same browser, by both calls that give one. */
async function saidLater(browserKey: string) {
  const refreshed = await world.run('auth.refresh', { refreshToken: browserKey })
  const restored = await world.run('auth.restore', { browserKey })
  expect(said(restored.body.jwt)).toEqual(said(refreshed.body.accessToken))
  return said(refreshed.body.accessToken)
}

const now = () => Math.floor(Date.now() / 1000)

const grant = (account: string, featureName: string) => grantFeature(world.deps, { account, featureName })

describe('a token says whether its holder is a ghost, when they signed in and how', () => {
  it.each<[string, () => Promise<{ body: Record<string, string> }>, object]>([
    ['of a guest', async () => ({ body: (await world.newGuest()) as never }), { ghost: true, amr: [] }],
    ['of a new owner by link', () => linkSignIn(world, newAddress()), { ghost: false, amr: MAIL }],
    [
      'of an owner by link',
      async () => {
        const address = newAddress()
        await linkSignIn(world, address)
        return await linkSignIn(world, address)
      },
      { ghost: false, amr: MAIL },
    ],
    [
      'of a ghost by passkey',
      async () => await (await newHolder(world)).login(),
      { ghost: true, amr: PASSKEY },
    ],
    [
      'of an owner by passkey',
      async () => {
        const { body } = await linkSignIn(world, newAddress())
        return await passkeySignIn(world, await addPasskey(world, body.accessToken))
      },
      { ghost: false, amr: PASSKEY },
    ],
    [
      // Nothing is signed when a passkey is made, so it proves nothing yet.
      'of a new account by a new passkey',
      async () => ({ body: (await newHolder(world)).account }),
      { ghost: true, amr: [] },
    ],
    [
      'of the reader of an e-mail key in another browser',
      async () => {
        const { jwt } = await world.newGuest()
        return await activate(world, await mailedEmailKey(world, jwt))
      },
      { ghost: false, amr: MAIL },
    ],
  ])('%s', async (_, signIn, expected) => {
    const start = now()
    const { body } = await signIn()
    const token = said(body.jwt ?? body.accessToken ?? '')
    expect(token).toEqual({ ...expected, features: [], auth_time: expect.any(Number) })
    // The database's clock, rounded down.
    expect(token.auth_time).toBeGreaterThanOrEqual(start - 1)
    expect(token.auth_time).toBeLessThanOrEqual(now())
    expect(await saidLater(body.browserKey ?? '')).toEqual(token)
  })

  it('and what has changed stands in the next token', async () => {
    const guest = await world.newGuest()
    const { auth_time } = said(guest.jwt)
    const passkey = await addPasskey(world, guest.jwt)
    expect(await saidLater(guest.browserKey)).toEqual({ ghost: true, auth_time, amr: [], features: [] })
    await verifyRecovery(world, guest.jwt)
    expect(await saidLater(guest.browserKey)).toEqual({ ghost: false, auth_time, amr: [], features: [] })
    const named = await world.run('account.setRealName', { first: 'Ada', last: 'L' }, { bearer: guest.jwt })
    expect(said(named.body.jwt)).toMatchObject({ ghost: false, auth_time, amr: [] })
    const { body } = await passkeySignIn(world, passkey)
    expect(said(body.jwt)).toMatchObject({ ghost: false, amr: PASSKEY })
    const another = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration(world, {}, { bearer: body.jwt })
    const other = await completeRegistration(world, another.register(options), { bearer: body.jwt })
    expect(said(other.body.jwt)).toEqual(said(body.jwt))
  })
})

describe('a proof renews a browser key', () => {
  it('and its tokens still say when and how its holder signed in', async () => {
    const address = newAddress()
    const { body: owner } = await linkSignIn(world, address)
    const passkey = await addPasskey(world, owner.accessToken)
    await letHoursPass(world, owner.user.id, 2)
    const before = await saidLater(owner.browserKey)
    expect(before).toMatchObject({ amr: MAIL, auth_time: expect.any(Number) })
    expect(Number(before.auth_time)).toBeLessThan(now() - 7000)

    let browserKey: string = owner.browserKey
    for (const _ of [1, 2]) {
      const bearer = (await world.run('auth.refresh', { refreshToken: browserKey })).body.accessToken
      const begun = await world.run('auth.prove.begin', undefined, { bearer })
      const input = { credential: passkey.login(begun.body), browserKey }
      const { body } = await world.run('auth.prove.complete', input, { bearer })
      expect(body).toMatchObject({ success: true })
      expect(said(body.session.jwt)).toEqual(before)
      browserKey = body.session.browserKey
      expect(await saidLater(browserKey)).toEqual(before)
    }
  })
})

describe('a token lists the features of its holder', () => {
  it('from when they are granted until they are removed', async () => {
    const address = newAddress()
    const { body: owner } = await linkSignIn(world, address)
    const passkey = await addPasskey(world, owner.accessToken)
    await grant(owner.user.id, 'early-access')
    await grant(owner.user.id, 'a-beta')
    const features = ['a-beta', 'early-access']
    expect(await saidLater(owner.browserKey)).toMatchObject({ features })
    expect(said((await linkSignIn(world, address)).body.accessToken)).toMatchObject({ features })
    expect(said((await passkeySignIn(world, passkey)).body.jwt)).toMatchObject({ features })

    const bearer = owner.accessToken
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer })
    const [{ id: keyId }] = keys.filter(
      ({ featureName }: { featureName?: string }) => featureName === 'a-beta',
    )
    const removed = await world.run('keys.removeFeatureKey', { keyId }, { bearer })
    expect(said(removed.body.jwt)).toMatchObject({ features: ['early-access'] })
    expect(await saidLater(owner.browserKey)).toMatchObject({ features: ['early-access'] })
  })

  it('and none while the account is restricted, or about to be deleted', async () => {
    const address = newAddress()
    const { body: owner } = await linkSignIn(world, address)
    const passkey = await addPasskey(world, owner.accessToken)
    const ghost = await newHolder(world)
    for (const id of [owner.user.id, ghost.account.user.id]) await grant(id, 'early-access')
    const bearer = owner.accessToken
    await world.run('account.restrict', undefined, { bearer })
    const none = { features: [] }
    expect(await saidLater(owner.browserKey)).toMatchObject(none)
    expect(said((await linkSignIn(world, address)).body.accessToken)).toMatchObject(none)
    expect(said((await passkeySignIn(world, passkey)).body.jwt)).toMatchObject(none)

    expect(said((await ghost.login()).body.jwt)).toMatchObject({ features: ['early-access'] })
    await world.sql`update accounts set rests_since = now(), rests_until = now() + interval '30 days'
      where id = ${ghost.account.user.id}`
    expect(said((await ghost.login()).body.jwt)).toMatchObject(none)
  })

  it('of up to twenty, because a token has to fit into a header', async () => {
    const guest = await world.newGuest()
    const size = async () =>
      (await world.run('auth.refresh', { refreshToken: guest.browserKey })).body.accessToken.length
    expect(await size()).toBeLessThan(650)
    const names = Array.from({ length: 21 }, (_, at) => `${'feature-'.repeat(5)}${10 + at}`.padEnd(50, 'x'))
    for (const name of names.slice(0, 20)) await grant(guest.id, name)
    expect(await saidLater(guest.browserKey)).toMatchObject({ features: names.slice(0, 20) })
    expect(await size()).toBeLessThan(2100)
    await grant(guest.id, names[20] ?? '')
    expect(await saidLater(guest.browserKey)).not.toMatchObject({ features: expect.anything() })
    expect(await size()).toBeLessThan(650)
  })
})

it('our own calls ask the database, whatever a token says', async () => {
  const guest = await world.newGuest()
  const lies = { ghost: false, auth_time: now(), amr: PASSKEY, features: ['early-access'] }
  const header = { alg: 'ES256', typ: 'JWT', kid: sessionKey(SECRET).jwk.kid }
  const bearer = forgedToken(header, { ...decodeJwt(guest.jwt), ...lies })
  const { headers, body: account } = await world.rest('GET', '/api/account/id', undefined, { bearer })
  expect(headers['x-account-ghost']).toBe('true')
  expect(account).toMatchObject({ accountId: guest.id })
  expect((await world.run('account.get', undefined, { bearer })).body).toMatchObject({
    ghost: true,
    keys: [{ type: 'browser' }],
  })
  // Nor does a token that is exchanged take anything over.
  const named = await world.run('account.setRealName', { first: 'Ada', last: 'L' }, { bearer })
  expect(said(named.body.jwt)).toEqual(said(guest.jwt))
})
