import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { attestations } from '../../support/attestations.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import {
  beginLogin,
  beginRegistration,
  completeLogin,
  completeRegistration,
  newHolder,
} from '../../support/passkeys.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a passkey', () => {
  it('is requested as the specification says', async () => {
    const guest = await world.newGuest()
    const options = await beginRegistration(world, { displayName: 'Ada' }, { bearer: guest.jwt })
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
    const options = await beginRegistration(world, {}, { bearer: guest.jwt })
    const { status, body } = await completeRegistration(world, authenticator.register(options), {
      bearer: guest.jwt,
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      user: { id: guest.id, email: null, displayName: 'User' },
      jwt: expect.any(String),
      expiresIn: 900,
      takesEffectAt: null,
    })
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer: body.jwt })
    expect(keys).toMatchObject([
      { type: 'browser', current: true },
      { type: 'passkey', synced: false, lastUsed: null },
    ])
    // The next registration excludes it, so that no authenticator gets a second one.
    const again = await beginRegistration(world, {}, { bearer: guest.jwt })
    expect(again.excludeCredentials).toHaveLength(1)
  })
})

describe('the browser of a passkey', () => {
  async function keysOf(bearer: string): Promise<{ type: string; browserId?: string }[]> {
    return (await world.rest('GET', '/api/account/keys', undefined, { bearer })).body
  }

  it('is the one whose session added it, whatever the body says; what is carried elsewhere has none', async () => {
    const { jwt: bearer } = await world.newGuest()
    for (const transports of [undefined, ['internal'], ['hybrid', 'internal'], ['nfc', 'usb']]) {
      const options = await beginRegistration(world, {}, { bearer })
      const credential = createAuthenticator({ origin: ORIGIN }).register(
        options,
        transports && { transports },
      )
      const added = await completeRegistration(world, credential, { bearer })
      expect(added.status).toBe(200)
    }
    const [browser, ...passkeys] = await keysOf(bearer)
    expect(browser?.browserId).toMatch(/^\w{16}$/)
    expect(passkeys.map(({ browserId }) => browserId)).toEqual([
      browser?.browserId,
      browser?.browserId,
      undefined,
      undefined,
    ])
  })

  it('is the first browser of the account that begins with it', async () => {
    const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
    const { body } = await completeRegistration(world, credential)
    const [one, other] = await keysOf(body.jwt)
    expect(new Set([one?.type, other?.type])).toEqual(new Set(['passkey', 'browser']))
    expect(one?.browserId).toMatch(/^\w{16}$/)
    expect(other?.browserId).toBe(one?.browserId)
  })
})

describe('a passkey with an unrequested attestation', () => {
  it.each(attestations)('in %s is added, and signs in', async (_, forgery) => {
    const { jwt: bearer } = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration(world, {}, { bearer })
    const { status, body } = await completeRegistration(world, authenticator.register(options, forgery), {
      bearer,
    })
    expect(status).toBe(200)
    const back = await completeLogin(world, authenticator.login(await beginLogin(world)))
    expect(back.body.user).toEqual(body.user)
  })
})

describe('passkeys', () => {
  it('belong to the account of the session, whatever address the body names', async () => {
    const address = `${newBrowserId()}@example.com`
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    const attacker = createAuthenticator({ origin: ORIGIN })
    const { body } = await completeRegistration(
      world,
      attacker.register(await beginRegistration(world, { email: address })),
    )
    expect(body.user.id).not.toBe(owner.user.id)
    const { body: account } = await world.rest('GET', '/api/account', undefined, {
      bearer: owner.accessToken,
    })
    expect(account.keys).toHaveLength(1)
  })

  it('have ids that nobody can take over by registering them again', async () => {
    const { authenticator, login, account } = await newHolder(world)
    const { id } = authenticator.login(await beginLogin(world))
    const thief = createAuthenticator({ origin: ORIGIN })
    const credential = thief.register(await beginRegistration(world), {
      credentialId: Buffer.from(id, 'base64url'),
    })
    expect(await completeRegistration(world, credential)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credential' },
    })
    expect((await login()).body.user).toEqual(account.user)
  })

  it('make one account in many parallel completions of the same credential', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const credential = authenticator.register(await beginRegistration(world))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => completeRegistration(world, credential)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are announced to a verified address', async () => {
    const address = `${newBrowserId()}@example.com`
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    const bearer = owner.accessToken
    await completeRegistration(
      world,
      createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world, {}, { bearer })),
      { bearer },
    )
    expect((await world.smtp.next(address)).mail.subject).toBe('A passkey was added to your account')
  })

  it('carry a handle that is not the account id', async () => {
    const guest = await world.newGuest()
    const { user } = await beginRegistration(world, {}, { bearer: guest.jwt })
    const [row] = await world.deps.db.select().from(accounts).where(eq(accounts.id, guest.id))
    expect(Buffer.from(user.id, 'base64url')).toEqual(row?.userHandle)
    expect(row?.userHandle).toHaveLength(64)
  })
})
