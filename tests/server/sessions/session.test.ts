import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { p256KeyOf } from '#server/platform/key-pairs.ts'
import { browserSecrets, keys as keysTable } from '#server/platform/postgres/schema.ts'
import { deriveKey } from '#server/platform/secrets.ts'
import { sessionKey } from '#server/sessions/signed-token.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { byKey, forgedToken, type Signer } from '../../support/forged-token.ts'
import { ORIGIN, SECRET } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a session', () => {
  const get = (bearer?: string) => world.run('account.get', undefined, { bearer })

  it('is restored by the browser key, whose last use is updated', async () => {
    const guest = await world.newGuest()
    const { status, body } = await world.run('auth.restore', {
      browserKey: guest.browserKey,
      browserName: 'A new name',
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      jwt: expect.any(String),
      expiresIn: 900,
      upid: guest.upid,
      id: guest.id,
    })
    const { body: account } = await get(body.jwt)
    expect(account.keys).toMatchObject([{ name: 'A new name', lastUsed: expect.any(String), current: true }])
  })

  it('is refreshed under OAuth names', async () => {
    const guest = await world.newGuest()
    const { status, body } = await world.run('auth.refresh', { refreshToken: guest.browserKey })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, accessToken: expect.any(String), expiresIn: 900 })
    expect((await get(body.accessToken)).status).toBe(200)
  })

  it('ends at once on logout, on every call, and stays ended', async () => {
    const guest = await world.newGuest()
    const first = await world.run('auth.logout', { browserKey: guest.browserKey })
    const second = await world.run('auth.logout', { browserKey: guest.browserKey })

    expect(first).toMatchObject({ status: 200, body: { success: true } })
    expect(second).toMatchObject({ status: 200, body: { success: true } })
    expect(await get(guest.jwt)).toMatchObject({
      status: 401,
      body: { code: 'authentication_required', error: 'Authentication required' },
    })
    expect(await world.run('auth.restore', { browserKey: guest.browserKey })).toMatchObject({
      status: 401,
      body: { code: 'not_authenticated', error: 'Not authenticated' },
    })
  })

  it('is signed out by its bearer too, and a bad bearer or no bearer is no error', async () => {
    const guest = await world.newGuest()
    expect((await world.run('auth.logout', {}, { bearer: guest.jwt })).status).toBe(200)
    expect((await get(guest.jwt)).status).toBe(401)
    expect((await world.run('auth.logout', {}, { bearer: guest.jwt })).status).toBe(200)
    expect((await world.run('auth.logout', {}, { bearer: 'nonsense' })).status).toBe(200)
    expect((await world.run('auth.logout', {})).status).toBe(200)
    // A tab with a retired secret still means this session.
    const other = await world.newGuest()
    await world.run('auth.logout', { browserKey: 'retired' }, { bearer: other.jwt })
    expect((await get(other.jwt)).status).toBe(401)
  })

  it('is refused with the matching message', async () => {
    const guest = await world.newGuest()
    const required = {
      status: 401,
      body: { code: 'authentication_required', error: 'Authentication required' },
    }
    const invalid = { status: 401, body: { code: 'invalid_token', error: 'Invalid token' } }

    expect(await get()).toMatchObject(required)
    expect(await get('nonsense')).toMatchObject(invalid)
    expect(await get(guest.browserKey)).toMatchObject(invalid)
    expect(await get(withAlteredSignature(guest.jwt))).toMatchObject(invalid)
    expect(await world.run('auth.refresh', { refreshToken: guest.jwt })).toMatchObject({
      status: 401,
      body: { code: 'not_authenticated' },
    })
  })

  it.each([
    ['auth.restore', { browserKey: 7 }],
    ['auth.restore', {}],
    ['auth.refresh', { refreshToken: null }],
    ['auth.refresh', {}],
    ['auth.logout', { browserKey: ['a'] }],
  ])('%s refuses %j as bad input', async (procedure, input) => {
    expect(await world.run(procedure, input)).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid_input', issues: [{ path: expect.any(String) }] },
    })
  })
})

describe('a session token', () => {
  const get = (bearer: string) => world.rest('GET', '/api/account', undefined, { bearer })

  /** A token with other claims. */
  function forge(guest: { jwt: string }, changes: Record<string, unknown> = {}, signer?: Signer) {
    return forgedToken(header, { ...decodeJwt(guest.jwt), ...changes }, signer)
  }
  const { jwk } = sessionKey(SECRET)
  const header = { alg: 'ES256', typ: 'JWT', kid: jwk.kid }
  const forgeByLibrary = (guest: { jwt: string }, changes: object) =>
    new SignJWT(decodeJwt(guest.jwt)).setProtectedHeader({ ...header, ...changes })
  const now = () => Math.floor(Date.now() / 1000)

  it('contains its issuer, its audience and its expiry', async () => {
    const guest = await world.newGuest()
    const claims = decodeJwt(guest.jwt)
    expect(claims).toEqual({
      iss: ORIGIN,
      aud: ORIGIN,
      sub: guest.id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: Number(claims.iat) + 900,
      ghost: true,
      auth_time: expect.any(Number),
      amr: [],
      features: [],
    })
  })

  it('is accepted when signed like ours, which proves that the forgeries below fail for their own reason', async () => {
    const guest = await world.newGuest()
    const token = forge(guest)
    expect((await get(token)).status).toBe(200)
  })

  it('expires', async () => {
    const guest = await world.newGuest()
    const token = forge(guest, { exp: now() - 6 })
    expect(await get(token)).toMatchObject({
      status: 401,
      body: { code: 'token_expired', error: 'Token expired' },
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'https://evil.example' }],
    ['no audience', { aud: undefined }],
    ['no expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['no key', { sid: undefined }],
    ['a key that is no text', { sid: { a: 1 } }],
    ['a key without its secret', { sid: '019a0c5e-7b1a-7000-8000-000000000001' }],
  ])('with %s is invalid', async (_, changes) => {
    const guest = await world.newGuest()
    const token = forge(guest, changes)
    expect(await get(token)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })

  it('cannot choose how it is verified', async () => {
    const guest = await world.newGuest()
    const [, payload] = guest.jwt.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const foreignKid = forgedToken({ ...header, kid: 'other' }, decodeJwt(guest.jwt))
    const ownKey = await forgeByLibrary(guest, { jwk: { kty: 'oct', k: 'YWJj' }, alg: 'HS256' }).sign(
      Buffer.from('abc'.repeat(11)),
    )
    const otherAlgorithm = await forgeByLibrary(guest, { alg: 'HS512' }).sign(
      Buffer.alloc(64, deriveKey(SECRET, 'ES256 session signature')),
    )
    const otherPurpose = forge(guest, {}, byKey(p256KeyOf(deriveKey(SECRET, 'outbox', 48))))
    const byPublicKey = await forgeByLibrary(guest, { alg: 'HS256' }).sign(Buffer.from(jwk.x, 'base64url'))

    for (const token of [unsigned, foreignKid, ownKey, otherAlgorithm, otherPurpose, byPublicKey]) {
      expect(await get(token)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
    }
  })

  it('of one account with the key of another opens neither', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const token = forge(one, { sub: other.id })
    expect(await get(token)).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
  })
})

describe('a browser key', () => {
  it('never appears in a list, and its secret opens only by itself', async () => {
    const guest = await world.newGuest()
    const keys = await world.rest('GET', '/api/account/keys', undefined, { bearer: guest.jwt })
    const account = await world.rest('GET', '/api/account', undefined, { bearer: guest.jwt })
    expect(keys.body).toHaveLength(1)
    expect(account.body.keys).toHaveLength(1)
    expect(JSON.stringify([keys.body, account.body])).not.toContain(guest.browserKey)

    const open = (browserKey: string) => world.rest('POST', '/api/auth/browser-key', { browserKey })
    expect((await open(keys.body[0].id)).status).toBe(401)
    expect((await open(`${guest.browserKey}x`)).status).toBe(401)
    expect((await open(guest.browserKey)).status).toBe(200)
  })

  it('is refused 50 times in parallel right after sign-out', async () => {
    const guest = await world.newGuest()
    await world.rest('POST', '/api/auth/logout', { browserKey: guest.browserKey })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.rest('GET', '/api/account', undefined, { bearer: guest.jwt })),
    )
    expect(answers.every(({ status }) => status === 401)).toBe(true)
  })

  it('survives many parallel refreshes', async () => {
    const guest = await world.newGuest()
    const refreshes = Array.from({ length: 30 }, () =>
      world.rest('POST', '/api/auth/refresh', { refreshToken: guest.browserKey }),
    )
    expect((await Promise.all(refreshes)).map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('is renewed, not added, when the account signs in again in the same browser', async () => {
    const browserId = newBrowserId()
    const address = `${browserId}@example.com`
    const signIn = async (browserKey?: string) =>
      (
        await world.rest('POST', '/api/auth/email/verify', {
          token: await world.mailedLink(address),
          browserId,
          browserKey,
        })
      ).body
    const first = await signIn()
    const second = await signIn(first.browserKey)
    const open = (browserKey: string) => world.rest('POST', '/api/auth/browser-key', { browserKey })

    // The new secret is unused: its answer may have been lost, so the old one still opens.
    expect((await open(first.browserKey)).status).toBe(200)
    expect((await open(second.browserKey)).status).toBe(200)
    // Used: the old one expires 30 s later.
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, {
      bearer: second.accessToken,
    })
    expect(keys).toHaveLength(1)
    const running = await world.deps.db
      .select({ seconds: sql<number>`extract(epoch from expires_at - now())::float` })
      .from(browserSecrets)
      .innerJoin(keysTable, eq(keysTable.id, browserSecrets.keyId))
      .where(and(eq(keysTable.browserId, browserId), isNotNull(browserSecrets.expiresAt)))
    expect(running).toHaveLength(1)
    expect(running[0]?.seconds).toBeGreaterThan(25)
    expect(running[0]?.seconds).toBeLessThanOrEqual(30)
  })
})

/** Another character in the middle of the signature; the last one of base64url has unused bits. */
function withAlteredSignature(jwt: string) {
  const [head, payload, signature = ''] = jwt.split('.')
  const other = signature[20] === 'A' ? 'B' : 'A'
  return `${head}.${payload}.${signature.slice(0, 20)}${other}${signature.slice(21)}`
}

describe('a browser key that is renewed', () => {
  it('by many sign-ins at once is valid in all of them, until the newest is used', async () => {
    const browserId = newBrowserId()
    const address = `${browserId}@example.com`
    const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
      browserId,
    })
    const bearer = owner.accessToken
    const { body: creation } = await world.rest('POST', '/api/auth/register/begin', {}, { bearer })
    const credential = authenticator.register(creation)
    await world.rest('POST', '/api/auth/register/complete', { credential }, { bearer })

    const signIn = async () => {
      const { body: request } = await world.rest('POST', '/api/auth/login/discoverable/begin')
      const answer = { credential: authenticator.login(request), browserId, browserKey: owner.browserKey }
      return (await world.rest('POST', '/api/auth/login/complete', answer)).body.browserKey
    }
    const browserKeys = await Promise.all(Array.from({ length: 20 }, signIn))
    const refreshed: number[] = []
    for (const refreshToken of browserKeys) {
      refreshed.push((await world.rest('POST', '/api/auth/refresh', { refreshToken })).status)
    }
    expect(refreshed).toEqual(Array(20).fill(200))

    const endless = await world.deps.db
      .select({ hash: browserSecrets.hash })
      .from(browserSecrets)
      .innerJoin(keysTable, eq(keysTable.id, browserSecrets.keyId))
      .where(and(eq(keysTable.browserId, browserId), isNull(browserSecrets.expiresAt)))
    expect(endless).toHaveLength(1)
  })
})
