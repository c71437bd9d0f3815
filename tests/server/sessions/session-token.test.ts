import { createHmac, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey, secretName } from '#server/platform/secrets.ts'
import { sessionKey } from '#server/sessions/signing-keys.ts'
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

type Signature = (content: string, hash: string) => Buffer

const { jwk, privateKey } = sessionKey(SECRET)

/** How tokens are signed now, and how they were signed before key pairs; the older ones are valid until they expire. */
const kinds: [string, { alg: string; kid: string; other: string[]; signature: Signature }][] = [
  [
    'by a key pair',
    {
      alg: 'EdDSA',
      kid: jwk.kid,
      // The same curve under its newer name counts as another algorithm, until we accept it.
      other: ['HS256', 'HS384', 'ES256', 'Ed25519'],
      signature: (content) => sign(null, Buffer.from(content), privateKey),
    },
  ],
  [
    'by the secret, as before key pairs',
    {
      alg: 'HS256',
      kid: secretName(SECRET),
      other: ['HS384', 'RS256', 'EdDSA'],
      signature: (content, hash) => createHmac(hash, deriveKey(SECRET, 'session')).update(content).digest(),
    },
  ],
]

/** By hand, because a library would refuse some of these. */
function signedBy(signature: Signature, header: object, jwt: string, hash = 'sha256') {
  const [, claims] = jwt.split('.')
  const content = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`
  return `${content}.${signature(content, hash).toString('base64url')}`
}

describe('a session token', () => {
  it.each(kinds)(
    '%s has one type and one algorithm, whatever else the right key has signed',
    async (_, { alg: algorithm, kid: name, other, signature }) => {
      const { jwt } = await world.newGuest()
      const ask = (bearer: string) => world.run('account.id', undefined, { bearer })
      const signed = (header: object, hash?: string) => signedBy(signature, header, jwt, hash)
      const ours = { alg: algorithm, typ: 'JWT', kid: name }
      expect((await ask(signed(ours))).status).toBe(200)

      expect(await ask(signed({ ...ours, alg: 'HS384' }, 'sha384'))).toMatchObject(invalid)
      expect(await ask(signed({ ...ours, alg: 'HS512' }, 'sha512'))).toMatchObject(invalid)
      for (const alg of [...other, 'none', undefined]) {
        expect(await ask(signed({ ...ours, alg }))).toMatchObject(invalid)
      }
      for (const typ of ['at+jwt', 'dpop+jwt', undefined]) {
        expect(await ask(signed({ ...ours, typ }))).toMatchObject(invalid)
      }
      for (const kid of ['other', '', undefined]) {
        expect(await ask(signed({ ...ours, kid }))).toMatchObject(invalid)
      }
      const trick = { ...ours, crit: ['b64'], b64: false }
      expect(await ask(signed(trick))).toMatchObject(invalid)
      const evil = 'http://evil.example/keys'
      const foreign = { ...ours, jku: evil, x5u: evil, jwk: { kty: 'oct', k: 'YWJj' } }
      const [header = '', claims = ''] = signed(foreign).split('.')
      const byTheirs = createHmac('sha256', 'abc').update(`${header}.${claims}`).digest('base64url')
      expect(await ask(`${header}.${claims}.${byTheirs}`)).toMatchObject(invalid)
    },
  )

  it('is not signed by public values: a public key is no secret of another algorithm', async () => {
    const { jwt } = await world.newGuest()
    for (const known of [Buffer.from(jwk.x, 'base64url'), jwk.x, JSON.stringify(jwk)]) {
      for (const kid of [jwk.kid, secretName(SECRET)]) {
        const bearer = signedBy(
          (content) => createHmac('sha256', known).update(content).digest(),
          { alg: 'HS256', typ: 'JWT', kid },
          jwt,
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
