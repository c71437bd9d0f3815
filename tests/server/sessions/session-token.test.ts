import { createHmac, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretName } from '#server/platform/secrets.ts'
import { sessionKey } from '#server/sessions/session-token.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Other encodings of the same bytes: the last letter has unused bits, and padding is ignored. */
function respellings(text: string) {
  const last = ALPHABET.indexOf(text.slice(-1))
  const unusedBits = { 0: 0, 2: 4, 3: 2 }[text.length % 4] ?? 0
  const letters = [...ALPHABET].filter((_, at) => at !== last && at >> unusedBits === last >> unusedBits)
  return [...letters.map((letter) => text.slice(0, -1) + letter), `${text}=`]
}

const invalid = { status: 401, body: { code: 'invalid_token', error: 'Invalid token' } }

const { jwk, privateKey } = sessionKey(SECRET)

const ours = { alg: 'EdDSA', typ: 'JWT', kid: jwk.kid }

/** By hand, because a library would refuse some of these. */
function signed(header: object, jwt: string, signature = byOurKey) {
  const [, claims] = jwt.split('.')
  const content = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`
  return `${content}.${signature(content).toString('base64url')}`
}

function byOurKey(content: string) {
  return sign(null, Buffer.from(content), privateKey)
}

describe('a session token', () => {
  it('has one type and one algorithm, whatever else the right key has signed', async () => {
    const { jwt } = await world.newGuest()
    const ask = (header: object) => world.run('account.id', undefined, { bearer: signed(header, jwt) })
    expect((await ask(ours)).status).toBe(200)

    // The same curve under its newer name counts as another algorithm, until we accept it.
    for (const alg of ['HS256', 'HS384', 'ES256', 'Ed25519', 'none', undefined]) {
      expect(await ask({ ...ours, alg })).toMatchObject(invalid)
    }
    for (const typ of ['at+jwt', 'dpop+jwt', undefined]) {
      expect(await ask({ ...ours, typ })).toMatchObject(invalid)
    }
    for (const kid of ['other', secretName(SECRET), '', undefined]) {
      expect(await ask({ ...ours, kid })).toMatchObject(invalid)
    }
    expect(await ask({ ...ours, crit: ['b64'], b64: false })).toMatchObject(invalid)
  })

  it('is not signed by a key that comes with it', async () => {
    const { jwt } = await world.newGuest()
    const evil = 'http://evil.example/keys'
    const header = { ...ours, jku: evil, x5u: evil, jwk: { kty: 'oct', k: 'YWJj' } }
    const bearer = signed(header, jwt, (content) => createHmac('sha256', 'abc').update(content).digest())
    expect(await world.run('account.id', undefined, { bearer })).toMatchObject(invalid)
  })

  it('is not signed by public values: a public key is no secret of another algorithm', async () => {
    const { jwt } = await world.newGuest()
    for (const known of [Buffer.from(jwk.x, 'base64url'), jwk.x, JSON.stringify(jwk)]) {
      for (const alg of ['HS256', 'EdDSA']) {
        const bearer = signed({ ...ours, alg }, jwt, (content) =>
          createHmac('sha256', known).update(content).digest(),
        )
        expect(await world.run('account.id', undefined, { bearer })).toMatchObject(invalid)
      }
    }
  })

  it('has one encoding', async () => {
    const { jwt } = await world.newGuest()
    const parts = jwt.split('.')
    const forged = parts.flatMap((part, at) =>
      respellings(part).map((other) => parts.with(at, other).join('.')),
    )
    // Padding for each part, and fifteen more letters at the end of a signature of 64 bytes.
    expect(forged.length).toBeGreaterThanOrEqual(3 + 15)

    for (const bearer of forged) {
      expect(await world.run('account.id', undefined, { bearer }), bearer).toMatchObject(invalid)
    }
    expect((await world.run('account.id', undefined, { bearer: jwt })).status).toBe(200)
  })
})
