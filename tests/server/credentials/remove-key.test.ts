import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'
import type { Key } from '#shared/credentials.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { newAddress } from '../../support/new-address.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const procedureOf = {
  passkey: 'keys.removePasskey',
  email: 'keys.removeEmailKey',
  browser: 'keys.removeBrowserKey',
  feature: 'keys.removeFeatureKey',
}

const sentenceOf = {
  passkey: 'Passkey not found',
  email: 'Email key not found',
  browser: 'Browser key not found',
  feature: 'Feature key not found',
}

type Type = keyof typeof procedureOf

function remove(type: Type, keyId: unknown, bearer: string) {
  return world.run(procedureOf[type], { keyId }, { bearer })
}

async function keysOf(bearer: string): Promise<Key[]> {
  return (await world.rest('GET', '/api/account/keys', undefined, { bearer })).body
}

async function idOf(type: Type, bearer: string) {
  return (await keysOf(bearer)).find((key) => key.type === type)?.id ?? ''
}

/** A guest with a passkey, an e-mail key and a feature beside the browser. */
async function newHolder() {
  const guest = await world.newGuest()
  const bearer = guest.jwt
  const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
  const { body: creation } = await world.rest(
    'POST',
    '/api/auth/register/begin',
    {},
    { bearer, from: newClient() },
  )
  const credential = authenticator.register(creation)
  await world.rest('POST', '/api/auth/register/complete', { credential }, { bearer })
  const address = newAddress()
  await world.rest('POST', '/api/account/email-key', { email: address }, { bearer, from: newClient() })
  const { mail } = await world.smtp.next(address)
  await world.rest(
    'POST',
    '/api/auth/email/activate',
    {
      token: mail.text?.match(/\/email-key\/(\S+)/)?.[1],
      activationCode: mail.text?.match(/^\d{6}$/m)?.[0],
    },
    { bearer },
  )
  await world.deps.db.insert(keys).values({
    id: world.deps.random.id(),
    accountId: guest.id,
    type: 'feature',
    name: 'Early access',
    featureName: 'early-access',
  })
  const signIn = async () => {
    const { body: request } = await world.rest(
      'POST',
      '/api/auth/login/discoverable/begin',
      {},
      { from: newClient() },
    )
    const answer = { credential: authenticator.login(request), browserId: newBrowserId() }
    return (await world.rest('POST', '/api/auth/login/complete', answer)).body
  }
  return { ...guest, bearer, address, signIn }
}

describe('deleting keys', () => {
  it.each<Type>(['passkey', 'email', 'feature'])('removes a %s from the account', async (type) => {
    const { bearer } = await newHolder()
    const { status, body } = await remove(type, await idOf(type, bearer), bearer)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        jwt: expect.any(String),
        message: expect.any(String),
        takesEffectAt: null,
        // For the browser's own list of passkeys: this was the only one.
        ...(type === 'passkey' && {
          accepted: { rpId: 'localhost', userId: expect.any(String), credentialIds: [] },
        }),
      },
    })
    expect((await keysOf(body.jwt)).map((key) => key.type)).not.toContain(type)
  })

  it('ends the session of another browser on its next call', async () => {
    const { bearer, signIn } = await newHolder()
    const elsewhere = await signIn()
    const other = (await keysOf(elsewhere.jwt)).find((key) => key.type === 'browser' && key.current)
    expect((await remove('browser', other?.id, bearer)).status).toBe(200)
    expect((await world.rest('GET', '/api/account', undefined, { bearer: elsewhere.jwt })).status).toBe(401)
    expect((await world.rest('GET', '/api/account', undefined, { bearer })).status).toBe(200)
  })

  it('of this browser signs it out, and answers without a token', async () => {
    const { bearer } = await newHolder()
    const { body } = await remove('browser', (await idOf('browser', bearer)).toUpperCase(), bearer)
    expect(body).toMatchObject({ success: true, jwt: null })
    expect((await world.rest('GET', '/api/account', undefined, { bearer })).status).toBe(401)
  })

  it('refuses to remove the last sign-in method', async () => {
    const guest = await world.newGuest()
    expect(await remove('browser', await idOf('browser', guest.jwt), guest.jwt)).toMatchObject({
      status: 409,
      body: { code: 'last_key', success: false },
    })
    expect(await keysOf(guest.jwt)).toHaveLength(1)
  })

  it('counts a verified recovery e-mail as a sign-in method', async () => {
    const { body } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(newAddress()),
    })
    const bearer = body.accessToken
    expect((await remove('browser', await idOf('browser', bearer), bearer)).body).toMatchObject({
      jwt: null,
    })
  })

  it.each(Object.keys(procedureOf) as Type[])(
    'finds no %s that is unknown, of another account or of another type',
    async (type) => {
      const [mine, theirs] = [await newHolder(), await newHolder()]
      const otherType = type === 'passkey' ? 'feature' : 'passkey'
      for (const keyId of [
        'nonsense',
        '',
        '01a1f9c2-1ab5-7214-9aec-cc5ccff82980',
        await idOf(type, theirs.bearer),
        await idOf(otherType, mine.bearer),
      ]) {
        expect(await remove(type, keyId, mine.bearer)).toMatchObject({
          status: 404,
          body: { code: 'not_found', error: sentenceOf[type] },
        })
      }
      expect((await remove(type, 7, mine.bearer)).status).toBe(400)
      expect((await remove(type, undefined, mine.bearer)).status).toBe(400)
      expect((await world.run(procedureOf[type], { keyId: 'x' })).status).toBe(401)
    },
  )
})

describe('a deleted key', () => {
  it('leaves one of the last two when both are deleted at once', async () => {
    const guest = await newHolder()
    await world.deps.db.delete(keys).where(eq(keys.id, await idOf('email', guest.bearer)))
    await world.deps.db.update(accounts).set({ email: null }).where(eq(accounts.id, guest.id))
    await world.deps.db.delete(addresses).where(eq(addresses.accountId, guest.id))
    const [browser, passkey] = [await idOf('browser', guest.bearer), await idOf('passkey', guest.bearer)]
    const answers = await Promise.all([
      remove('passkey', passkey, guest.bearer),
      remove('browser', browser, guest.bearer),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    // The second call finds the last sign-in method; or its session has ended by then.
    expect([
      [200, 409],
      [200, 401],
    ]).toContainEqual(statuses)
    const rows = await world.deps.db.select().from(keys).where(eq(keys.accountId, guest.id))
    const left = rows.filter(({ type, revokedAt }) => type !== 'feature' && revokedAt === null)
    expect(left).toHaveLength(1)
  })

  it('no longer signs in, and its address is free and notified', async () => {
    const { bearer, address, signIn, id } = await newHolder()
    await remove('passkey', await idOf('passkey', bearer), bearer)
    expect(await signIn()).toMatchObject({ code: 'invalid_credential' })
    await remove('email', await idOf('email', bearer), bearer)
    const subjects = []
    for (let letters = 0; letters < 2; letters++) subjects.push((await world.smtp.next(address)).mail.subject)
    expect(subjects).toEqual(['A key was removed from your account', 'A key was removed from your account'])
    const { body } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    expect(body.user.id).not.toBe(id)
  })

  it('keeps an address that is the recovery e-mail as well', async () => {
    const { bearer, address } = await newHolder()
    await world.rest('POST', '/api/account/email/verify', { email: address }, { bearer, from: newClient() })
    const code = (await world.smtp.next(address)).mail.text?.match(/^\d{6}$/m)?.[0]
    await world.rest('POST', '/api/account/email/verify-code', { code, email: address }, { bearer })
    await remove('email', await idOf('email', bearer), bearer)
    const { body } = await world.rest('GET', '/api/account', undefined, { bearer })
    expect(body).toMatchObject({
      email: address,
      emailVerified: true,
      emails: { [address]: { verified: true } },
    })
  })
})
