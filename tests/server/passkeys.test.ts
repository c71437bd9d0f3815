import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, challenges } from '#server/db/schema.ts'
import { createAuthenticator, type LoginForgery } from '../support/authenticator.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, type Door, doors, newBrowserId, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const badLogin = { status: 401, body: { code: 'invalid_credential', error: 'Login completion failed' } }
const usedLogin = { status: 400, body: { code: 'invalid_challenge', error: 'Login completion failed' } }
const usedRegistration = {
  status: 400,
  body: { code: 'invalid_challenge', error: 'Registration completion failed' },
}

type Options = { bearer?: string | undefined; door?: Door }

async function beginRegistration(input: object = {}, { bearer, door = 'REST' }: Options = {}) {
  return (await world.call(door, 'passkeys.beginRegistration', input, { bearer, from: newClient() })).body
}

function completeRegistration(credential: unknown, { bearer, door = 'REST' }: Options = {}) {
  return world.call(
    door,
    'passkeys.completeRegistration',
    { credential, browserId: newBrowserId() },
    { bearer },
  )
}

async function beginLogin({ door = 'REST' }: Options = {}) {
  return (await world.call(door, 'passkeys.beginDiscoverableLogin', undefined, { from: newClient() })).body
}

function completeLogin(credential: unknown, { door = 'REST' }: Options = {}) {
  return world.call(door, 'passkeys.completeLogin', { credential, browserId: newBrowserId() })
}

/** Somebody with a passkey on a new account, and the authenticator that holds it. */
async function newHolder(facts: Partial<Parameters<typeof createAuthenticator>[0]> = {}) {
  const authenticator = createAuthenticator({ origin: ORIGIN, ...facts })
  const { body } = await completeRegistration(authenticator.register(await beginRegistration()))
  const login = async (forgery: LoginForgery = {}) =>
    completeLogin(authenticator.login(await beginLogin(), forgery))
  return { authenticator, login, account: body }
}

describe.each(doors)('a passkey over %s', (door) => {
  it('is asked for as the specification says', async () => {
    const guest = await world.newGuest()
    const options = await beginRegistration({ displayName: 'Ada' }, { bearer: guest.jwt, door })
    expect(options).toEqual({
      success: true,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Latchkey' },
      user: { id: expect.stringMatching(/^[\w-]{86}$/), name: 'Ada', displayName: 'Ada' },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: [],
      extensions: { credProps: true },
    })
  })

  it('is added to the account of the session, which stays the same', async () => {
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration({}, { bearer: guest.jwt, door })
    const { status, body } = await completeRegistration(authenticator.register(options), {
      bearer: guest.jwt,
      door,
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      user: { id: guest.id, email: null, displayName: 'User' },
      jwt: expect.any(String),
      expiresIn: 900,
    })
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer: body.jwt })
    expect(keys).toMatchObject([
      { type: 'browser', current: true },
      { type: 'passkey', synced: false, lastUsed: null },
    ])
    // The next registration would not make a second one on the same authenticator.
    const again = await beginRegistration({}, { bearer: guest.jwt, door })
    expect(again.excludeCredentials).toHaveLength(1)
  })

  it('makes an account of its own without a session, and signs back in to it', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
    const options = await beginRegistration({ email: 'Label@Example.com' }, { door })
    const made = await completeRegistration(authenticator.register(options), { door })
    expect(made.status).toBe(200)
    expect(made.body.user.email).toBe('label@example.com')

    const back = await completeLogin(authenticator.login(await beginLogin({ door })), { door })
    expect(back.status).toBe(200)
    expect(back.body).toEqual({
      success: true,
      user: made.body.user,
      jwt: expect.any(String),
      browserKey: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 900,
    })
    const { body: account } = await world.rest('GET', '/api/account', undefined, { bearer: back.body.jwt })
    expect(account).toMatchObject({
      ghost: true,
      email: 'label@example.com',
      emailVerified: false,
      pendingEmail: 'label@example.com',
    })
    expect(account.keys[0]).toMatchObject({ type: 'passkey', synced: true, lastUsed: expect.any(String) })
  })

  it('is offered by address, which looks the same for unknown ones and for accounts without', async () => {
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    await completeRegistration(authenticator.register(await beginRegistration({}, { bearer: guest.jwt })), {
      bearer: guest.jwt,
    })
    const address = `${newBrowserId()}@example.com`
    const begin = async (email: string) =>
      (await world.call(door, 'passkeys.beginLogin', { email }, { from: newClient() })).body

    expect(await begin(address)).toEqual({ success: true, newUser: true })
    await world.rest(
      'POST',
      '/api/auth/email/verify',
      { token: await world.mailedLink(address, { bearer: guest.jwt }) },
      { bearer: guest.jwt },
    )
    const options = await begin(address)
    expect(options).toEqual({
      success: true,
      challenge: expect.any(String),
      timeout: 300_000,
      rpId: 'localhost',
      allowCredentials: [{ id: expect.any(String), type: 'public-key', transports: expect.any(Array) }],
      userVerification: 'required',
      extensions: {},
    })
    expect((await completeLogin(authenticator.login(options), { door })).status).toBe(200)

    const other = `${newBrowserId()}@example.com`
    await world.rest('POST', '/api/auth/email/verify', { token: await world.mailedLink(other) })
    expect(await begin(other)).toEqual({ success: true, newUser: true })
  })

  it('uses up its challenge by any try, also one that is refused', async () => {
    const { authenticator } = await newHolder()
    const options = await beginLogin({ door })
    expect(
      await completeLogin(authenticator.login(options, { userVerified: false }), { door }),
    ).toMatchObject(badLogin)
    expect(await completeLogin(authenticator.login(options), { door })).toMatchObject(usedLogin)

    const creation = await beginRegistration({}, { door })
    const credential = createAuthenticator({ origin: ORIGIN }).register(creation, { userVerified: false })
    expect(await completeRegistration(credential, { door })).toMatchObject({
      status: 400,
      body: { code: 'invalid_credential', error: 'Registration completion failed' },
    })
    expect(
      await completeRegistration(createAuthenticator({ origin: ORIGIN }).register(creation), { door }),
    ).toMatchObject(usedRegistration)
  })

  it('never swaps registration and sign-in', async () => {
    const { authenticator } = await newHolder()
    const creation = await beginRegistration({}, { door })
    expect(
      await completeLogin(authenticator.login({ challenge: creation.challenge }), { door }),
    ).toMatchObject(usedLogin)
    const request = await beginLogin({ door })
    const credential = authenticator.register({ ...creation, challenge: request.challenge })
    expect(await completeRegistration(credential, { door })).toMatchObject(usedRegistration)
  })

  it('looks the same whether the credential is unknown or the signature is wrong', async () => {
    const { authenticator } = await newHolder()
    const stranger = createAuthenticator({ origin: ORIGIN })
    stranger.register(await beginRegistration())
    const unknown = await completeLogin(stranger.login(await beginLogin({ door })), { door })
    const wrong = await completeLogin(
      authenticator.login(await beginLogin({ door }), {
        signature: (bytes) => Buffer.from(bytes).fill(0, 8),
      }),
      { door },
    )
    expect(unknown).toMatchObject(badLogin)
    expect(wrong.body).toEqual(unknown.body)
  })

  it.each([
    ['nothing', undefined],
    ['text', 'credential'],
    ['an empty object', {}],
    ['no response', { id: 'a', rawId: 'a', type: 'public-key' }],
    [
      'client data that is no JSON',
      {
        id: 'YWE',
        rawId: 'YWE',
        type: 'public-key',
        response: {
          clientDataJSON: 'YWE',
          attestationObject: 'YWE',
          authenticatorData: 'YWE',
          signature: 'YWE',
        },
      },
    ],
  ])('is refused as bad input when the credential is %s', async (_, credential) => {
    for (const procedure of ['passkeys.completeRegistration', 'passkeys.completeLogin']) {
      const { status, body } = await world.call(door, procedure, { credential })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', success: false })
    }
  })
})

describe('passkeys', () => {
  it('begun by one account cannot be completed by another, or by nobody', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    for (const bearer of [other.jwt, undefined]) {
      const options = await beginRegistration({}, { bearer: one.jwt })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      expect(await completeRegistration(credential, { bearer })).toMatchObject(usedRegistration)
    }
  })

  it('go by the session, whatever address the body names', async () => {
    const address = `${newBrowserId()}@example.com`
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    const attacker = createAuthenticator({ origin: ORIGIN })
    const { body } = await completeRegistration(
      attacker.register(await beginRegistration({ email: address })),
    )
    expect(body.user.id).not.toBe(owner.user.id)
    const { body: account } = await world.rest('GET', '/api/account', undefined, {
      bearer: owner.accessToken,
    })
    expect(account.keys).toHaveLength(1)
  })

  it('have ids that nobody can take over by registering them again', async () => {
    const { authenticator, login, account } = await newHolder()
    const { id } = authenticator.login(await beginLogin())
    const thief = createAuthenticator({ origin: ORIGIN })
    const credential = thief.register(await beginRegistration(), {
      credentialId: Buffer.from(id, 'base64url'),
    })
    expect(await completeRegistration(credential)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credential' },
    })
    expect((await login()).body.user).toEqual(account.user)
  })

  it('are one account after many parallel completions of the same credential', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const credential = authenticator.register(await beginRegistration())
    const answers = await Promise.all(Array.from({ length: 20 }, () => completeRegistration(credential)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('whose counter goes backwards are refused, and the verified address is told', async () => {
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    await completeRegistration(authenticator.register(await beginRegistration({}, { bearer: guest.jwt })), {
      bearer: guest.jwt,
    })
    const address = `${newBrowserId()}@example.com`
    await world.rest(
      'POST',
      '/api/auth/email/verify',
      { token: await world.mailedLink(address, { bearer: guest.jwt }) },
      { bearer: guest.jwt },
    )
    await world.smtp.next(address)

    const login = async (counter: number) =>
      completeLogin(authenticator.login(await beginLogin(), { counter }))
    expect((await login(10)).status).toBe(200)
    expect(await login(9)).toMatchObject(badLogin)
    expect((await world.smtp.next(address)).mail.subject).toBe('A passkey of your account was refused')
    expect((await login(11)).status).toBe(200)
  })

  it('expire with their challenge', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration()
    await world.deps.db.update(challenges).set({ expiresAt: new Date(0) })
    expect(await completeRegistration(authenticator.register(options))).toMatchObject(usedRegistration)
  })

  it('can be begun 60 times a minute by one client, over all calls together', async () => {
    const from = newClient()
    const begin = (name: string, input: object = {}) => world.call('REST', name, input, { from })
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => [
        begin('passkeys.beginRegistration'),
        begin('passkeys.beginDiscoverableLogin'),
        begin('passkeys.beginLogin', { email: 'nobody@example.com' }),
      ]).flat(),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })

  it('tell a verified address that one was added', async () => {
    const address = `${newBrowserId()}@example.com`
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    const bearer = owner.accessToken
    await completeRegistration(
      createAuthenticator({ origin: ORIGIN }).register(await beginRegistration({}, { bearer })),
      { bearer },
    )
    expect((await world.smtp.next(address)).mail.subject).toBe('A passkey was added to your account')
  })

  it('carry a handle that is not the account id', async () => {
    const guest = await world.newGuest()
    const { user } = await beginRegistration({}, { bearer: guest.jwt })
    const [row] = await world.deps.db.select().from(accounts).where(eq(accounts.id, guest.id))
    expect(Buffer.from(user.id, 'base64url')).toEqual(row?.userHandle)
    expect(row?.userHandle).toHaveLength(64)
  })
})
