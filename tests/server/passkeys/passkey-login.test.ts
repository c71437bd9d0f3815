import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAuthenticator, type LoginForgery } from '../../support/authenticator.ts'
import {
  badLogin,
  beginLogin,
  beginRegistration,
  completeLogin,
  completeRegistration,
  newHolder,
} from '../../support/passkeys.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a passkey', () => {
  it('makes an account of its own without a session, and signs back in to it', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
    const options = await beginRegistration(world, { email: 'Label@Example.com' })
    const made = await completeRegistration(world, authenticator.register(options))
    expect(made.status).toBe(200)
    expect(made.body.user.email).toBe('label@example.com')

    const back = await completeLogin(world, authenticator.login(await beginLogin(world)))
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

  it('is offered by address, and the answer looks the same for unknown addresses and accounts without passkeys', async () => {
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    await completeRegistration(
      world,
      authenticator.register(await beginRegistration(world, {}, { bearer: guest.jwt })),
      {
        bearer: guest.jwt,
      },
    )
    const address = `${newBrowserId()}@example.com`
    const begin = async (email: string) =>
      (await world.run('passkeys.beginLogin', { email }, { from: newClient() })).body

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
    expect((await completeLogin(world, authenticator.login(options))).status).toBe(200)

    const other = `${newBrowserId()}@example.com`
    await world.rest('POST', '/api/auth/email/verify', { token: await world.mailedLink(other) })
    expect(await begin(other)).toEqual({ success: true, newUser: true })
  })

  it('gets the same answer for an unknown credential and a wrong signature', async () => {
    const { authenticator } = await newHolder(world)
    const stranger = createAuthenticator({ origin: ORIGIN })
    stranger.register(await beginRegistration(world))
    const unknown = await completeLogin(world, stranger.login(await beginLogin(world)))
    const wrong = await completeLogin(
      world,
      authenticator.login(await beginLogin(world), {
        signature: (bytes) => Buffer.from(bytes).fill(0, 8),
      }),
    )
    expect(unknown).toMatchObject(badLogin)
    expect(wrong.body).toEqual(unknown.body)
  })

  it('costs one verification whatever is wrong with it, so that timing reveals nothing', async () => {
    const { authenticator } = await newHolder(world)
    const stranger = createAuthenticator({ origin: ORIGIN })
    stranger.register(await beginRegistration(world))
    const attempts: [typeof authenticator, LoginForgery][] = [
      [stranger, {}],
      [stranger, { signature: () => Buffer.alloc(64, 1) }],
      [authenticator, { signature: (bytes) => Buffer.from(bytes).fill(0, 8) }],
      [authenticator, { userHandle: 'AAAA' }],
      [authenticator, { backedUp: true }],
    ]
    const verify = vi.spyOn(crypto.subtle, 'verify')
    onTestFinished(() => verify.mockRestore())
    for (const [whose, forgery] of attempts) {
      const options = await beginLogin(world)
      verify.mockClear()
      expect(await completeLogin(world, whose.login(options, forgery))).toMatchObject(badLogin)
      expect(verify).toHaveBeenCalledTimes(1)
    }
  })
})

describe('passkeys', () => {
  it('whose counter goes backwards are refused, and the verified address is notified', async () => {
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    await completeRegistration(
      world,
      authenticator.register(await beginRegistration(world, {}, { bearer: guest.jwt })),
      {
        bearer: guest.jwt,
      },
    )
    const address = `${newBrowserId()}@example.com`
    await world.rest(
      'POST',
      '/api/auth/email/verify',
      { token: await world.mailedLink(address, { bearer: guest.jwt }) },
      { bearer: guest.jwt },
    )
    await world.smtp.next(address)

    const login = async (counter: number) =>
      completeLogin(world, authenticator.login(await beginLogin(world), { counter }))
    expect((await login(10)).status).toBe(200)
    expect(await login(9)).toMatchObject(badLogin)
    expect((await world.smtp.next(address)).mail.subject).toBe('A passkey of your account was refused')
    expect((await login(11)).status).toBe(200)
  })
})
