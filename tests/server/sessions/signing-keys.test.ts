import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { calculateJwkThumbprint, createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionKey } from '#server/sessions/signed-token.ts'
import { forgedToken } from '../../support/forged-token.ts'
import { send } from '../../support/send.ts'
import { ORIGIN, SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

const OTHER_SECRET = 'another secret of more than thirty-two bytes'

let world: World
let rotating: World
beforeAll(async () => {
  world = await createWorld()
  rotating = await createWorld({ secrets: [OTHER_SECRET, SECRET] })
})
afterEach(() => {
  rotating.deps.config.secrets = [OTHER_SECRET, SECRET]
})
afterAll(() => Promise.all([world.close(), rotating.close()]))

async function keySetOf(of: World) {
  const answer = await send(of, '/.well-known/jwks.json', { method: 'GET' })
  return { ...answer, keySet: JSON.parse(answer.text) as Parameters<typeof createLocalJWKSet>[0] }
}

describe('the public keys', () => {
  it('are at the standard address, may be cached for five minutes, and contain nothing secret', async () => {
    const { status, headers, keySet } = await keySetOf(world)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/jwk-set+json',
      'cache-control': 'public, max-age=300',
    })
    expect(keySet.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.any(String),
        use: 'sig',
        alg: 'ES256',
      },
    ])
    expect(keySet.keys[0]?.kid).toBe(await calculateJwkThumbprint(keySet.keys[0] ?? { kty: 'none' }))
  })

  it('let any service verify a session token', async () => {
    const guest = await world.newGuest()
    const { payload, protectedHeader } = await jwtVerify(
      guest.jwt,
      createLocalJWKSet((await keySetOf(world)).keySet),
      { issuer: ORIGIN, audience: ORIGIN, algorithms: ['ES256'], typ: 'JWT' },
    )
    expect(payload.sub).toBe(guest.id)
    expect(protectedHeader.kid).toBe(sessionKey(SECRET).jwk.kid)
  })

  it('are listed together during a rotation: the first signs, all verify', async () => {
    const { keySet } = await keySetOf(rotating)
    expect(keySet.keys.map(({ kid }) => kid)).toEqual(
      [OTHER_SECRET, SECRET].map((secret) => sessionKey(secret).jwk.kid),
    )
    const statusOf = async (bearer: string) =>
      (await rotating.rest('GET', '/api/account/id', undefined, { bearer })).status

    // The steps of an operator: before, published ahead, signing, alone.
    rotating.deps.config.secrets = [SECRET]
    const guest = await rotating.newGuest()
    rotating.deps.config.secrets = [SECRET, OTHER_SECRET]
    expect(await statusOf(guest.jwt)).toBe(200)
    rotating.deps.config.secrets = [OTHER_SECRET, SECRET]
    expect(await statusOf(guest.jwt)).toBe(200)
    const later = await rotating.newGuest()
    expect([guest, later].map(({ jwt }) => decodeProtectedHeader(jwt).kid)).toEqual(
      [SECRET, OTHER_SECRET].map((secret) => sessionKey(secret).jwk.kid),
    )
    for (const { jwt } of [guest, later]) {
      const { payload } = await jwtVerify(jwt, createLocalJWKSet(keySet), {
        issuer: ORIGIN,
        audience: ORIGIN,
      })
      expect(payload.iss).toBe(ORIGIN)
    }
  })
})

/** Node's verification, counted. */
function watchVerifications() {
  const verify = vi.spyOn(crypto, 'verify')
  syncBuiltinESMExports()
  onTestFinished(() => {
    verify.mockRestore()
    syncBuiltinESMExports()
  })
  return verify
}

describe('a session token', () => {
  const get = async (bearer: string) =>
    (await world.rest('GET', '/api/account', undefined, { bearer })).status

  it('is verified once by a process, and never by the process that signed it', async () => {
    const { jwt } = await world.newGuest()
    const verify = watchVerifications()
    expect([await get(jwt), await get(jwt)]).toEqual([200, 200])
    expect(verify).toHaveBeenCalledTimes(0)

    const claims = decodeJwt(jwt)
    const header = { alg: 'ES256', typ: 'JWT', kid: sessionKey(SECRET).jwk.kid }
    const another = forgedToken(header, { ...claims, iat: Number(claims.iat) - 1 })
    expect([await get(another), await get(another), await get(another)]).toEqual([200, 200, 200])
    expect(verify).toHaveBeenCalledTimes(1)
  })
})
