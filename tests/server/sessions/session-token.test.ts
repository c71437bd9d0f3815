import { createHmac, createPublicKey, generateKeyPairSync, hkdfSync, sign } from 'node:crypto'
import { calculateJwkThumbprint, decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ed25519KeyOf, keyPair } from '#server/platform/key-pairs.ts'
import { secretName } from '#server/platform/secrets.ts'
import { sessionKey } from '#server/sessions/signed-token.ts'
import { byKey, byOurKey, forgedToken, isHigh, negated, type Signer } from '../../support/forged-token.ts'
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

const { jwk, publicKey } = sessionKey(SECRET)

const ours = { alg: 'ES256', typ: 'JWT', kid: jwk.kid }

const byOld: Signer = (content) => sign(null, Buffer.from(content), oldKey)

/** The key with which tokens were signed before ES256. */
const oldKey = ed25519KeyOf(new Uint8Array(hkdfSync('sha256', SECRET, '', 'key for session signature', 32)))

/** A token with other headers. */
function signed(header: object, jwt: string, signer?: Signer) {
  return forgedToken(header, decodeJwt(jwt), signer)
}

describe('a session token', () => {
  it('has one type and one algorithm, whatever else the right key has signed', async () => {
    const { jwt } = await world.newGuest()
    const ask = (header: object) => world.run('account.id', undefined, { bearer: signed(header, jwt) })
    expect((await ask(ours)).status).toBe(200)

    for (const alg of [
      'HS256',
      'ES384',
      'ES256K',
      'EdDSA',
      'Ed25519',
      'es256',
      'none',
      ['ES256'],
      undefined,
    ]) {
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
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { kty, crv, x, y } = own.publicKey.export({ format: 'jwk' })
    const bySecret: Signer = (content) => createHmac('sha256', 'abc').update(content).digest()
    for (const [header, signature] of [
      [{ ...ours, jku: evil, x5u: evil, jwk: { kty: 'oct', k: 'YWJj' } }, bySecret],
      [{ ...ours, jku: evil, x5u: evil, jwk: { kty, crv, x, y } }, byKey(own.privateKey)],
      [{ ...ours, kid: 'own', jwk: { kty, crv, x, y } }, byKey(own.privateKey)],
    ] as const) {
      const bearer = signed(header, jwt, signature)
      expect(await world.run('account.id', undefined, { bearer })).toMatchObject(invalid)
    }
  })

  it('is not signed by public values: a public key is no secret of another algorithm', async () => {
    const { jwt } = await world.newGuest()
    const exported = [
      publicKey.export({ format: 'pem', type: 'spki' }),
      publicKey.export({ format: 'der', type: 'spki' }),
    ]
    for (const known of [Buffer.from(jwk.x, 'base64url'), jwk.x, JSON.stringify(jwk), ...exported]) {
      for (const alg of ['HS256', 'ES256']) {
        const bearer = signed({ ...ours, alg }, jwt, (content) =>
          createHmac('sha256', known).update(content).digest(),
        )
        expect(await world.run('account.id', undefined, { bearer })).toMatchObject(invalid)
      }
    }
  })

  it('is not signed by another key of ours, or in another form', async () => {
    const { jwt } = await world.newGuest()
    const journal = keyPair(SECRET, 'journal signature')
    const zero = Buffer.alloc(64)
    const tokens: Record<string, string> = {
      'by the key of the journal': signed(ours, jwt, (content) =>
        sign(null, Buffer.from(content), journal.privateKey),
      ),
      'by the key of the journal, under its name': signed(
        { alg: 'EdDSA', typ: 'JWT', kid: journal.jwk.kid },
        jwt,
        (content) => sign(null, Buffer.from(content), journal.privateKey),
      ),
      'in DER': signed(ours, jwt, byKey(sessionKey(SECRET).privateKey, 'der')),
      'with zeros': signed(ours, jwt, () => zero),
      'with r alone': signed(ours, jwt, (content) => byOurKey(content).subarray(0, 32)),
      'with nothing': signed(ours, jwt, () => Buffer.alloc(0)),
      'with more bytes behind': signed(ours, jwt, (content) =>
        Buffer.concat([byOurKey(content), Buffer.alloc(1)]),
      ),
      'with s above half the order': signed(ours, jwt, (content) => negated(byOurKey(content))),
    }
    for (const [how, bearer] of Object.entries(tokens)) {
      expect(await world.run('account.id', undefined, { bearer }), how).toMatchObject(invalid)
    }
    // Libraries accept both signs of s, so ours is the only check that refuses one.
    const key = await importJWK(jwk)
    const high = tokens['with s above half the order'] ?? ''
    expect((await jwtVerify(high, key)).payload).toEqual(decodeJwt(jwt))
  })

  it('has a signature of two numbers, the second below half the order', async () => {
    const signatures = await Promise.all(
      Array.from({ length: 20 }, async () =>
        Buffer.from((await world.newGuest()).jwt.split('.')[2] ?? '', 'base64url'),
      ),
    )
    expect(signatures.map((signature) => [signature.length, isHigh(signature)])).toEqual(
      signatures.map(() => [64, false]),
    )
  })

  it('of before ES256 is refused, and the browser key gives a new one', async () => {
    const guest = await world.newGuest()
    const { x = '' } = createPublicKey(oldKey).export({ format: 'jwk' })
    const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
    for (const header of [
      { alg: 'EdDSA', typ: 'JWT', kid },
      { alg: 'EdDSA', typ: 'JWT', kid: jwk.kid },
      { ...ours, kid },
      ours,
    ]) {
      const bearer = signed(header, guest.jwt, byOld)
      expect(await world.run('account.id', undefined, { bearer })).toMatchObject(invalid)
    }
    const { body } = await world.run('auth.refresh', { refreshToken: guest.browserKey })
    expect((await world.run('account.id', undefined, { bearer: body.accessToken })).status).toBe(200)
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
