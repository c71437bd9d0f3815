import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey, secretName } from '#server/secrets.ts'
import { SECRET } from '../support/test-config.ts'
import { createWorld, doors, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Other spellings of the same bytes: the last letter has bits that nobody reads, and padding is passed over. */
function respellings(text: string) {
  const last = ALPHABET.indexOf(text.slice(-1))
  const unusedBits = { 0: 0, 2: 4, 3: 2 }[text.length % 4] ?? 0
  const letters = [...ALPHABET].filter((_, at) => at !== last && at >> unusedBits === last >> unusedBits)
  return [...letters.map((letter) => text.slice(0, -1) + letter), `${text}=`]
}

const invalid = { status: 401, body: { code: 'invalid_token', error: 'Invalid token' } }

/** Signed with the right key, by hand: a library would not lend itself to everything. */
function signed(header: object, jwt: string, hash: string) {
  const [, claims] = jwt.split('.')
  const content = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`
  const signature = createHmac(hash, deriveKey(SECRET, 'session')).update(content).digest('base64url')
  return `${content}.${signature}`
}

describe.each(doors)('a session token over %s', (door) => {
  it('is of one kind and signed by one algorithm, whatever else the right key has signed', async () => {
    const { jwt } = await world.newGuest()
    const ask = (bearer: string) => world.call(door, 'account.id', undefined, { bearer })
    const ours = { alg: 'HS256', typ: 'JWT', kid: secretName(SECRET) }
    expect((await ask(signed(ours, jwt, 'sha256'))).status).toBe(200)

    expect(await ask(signed({ ...ours, alg: 'HS384' }, jwt, 'sha384'))).toMatchObject(invalid)
    expect(await ask(signed({ ...ours, alg: 'HS512' }, jwt, 'sha512'))).toMatchObject(invalid)
    for (const alg of ['HS384', 'RS256', 'none', undefined]) {
      expect(await ask(signed({ ...ours, alg }, jwt, 'sha256'))).toMatchObject(invalid)
    }
    for (const typ of ['at+jwt', 'dpop+jwt', undefined]) {
      expect(await ask(signed({ ...ours, typ }, jwt, 'sha256'))).toMatchObject(invalid)
    }
    for (const kid of ['other', '', undefined]) {
      expect(await ask(signed({ ...ours, kid }, jwt, 'sha256'))).toMatchObject(invalid)
    }
    const trick = { ...ours, crit: ['b64'], b64: false }
    expect(await ask(signed(trick, jwt, 'sha256'))).toMatchObject(invalid)
    const evil = 'http://evil.example/keys'
    const foreign = { ...ours, jku: evil, x5u: evil, jwk: { kty: 'oct', k: 'YWJj' } }
    const [header = '', claims = ''] = signed(foreign, jwt, 'sha256').split('.')
    const byTheirs = createHmac('sha256', 'abc').update(`${header}.${claims}`).digest('base64url')
    expect(await ask(`${header}.${claims}.${byTheirs}`)).toMatchObject(invalid)
  })

  it('has one spelling', async () => {
    const { jwt } = await world.newGuest()
    const parts = jwt.split('.')
    const forged = parts.flatMap((part, at) =>
      respellings(part).map((other) => parts.with(at, other).join('.')),
    )
    // Padding for each part, and three more letters at the end of a signature of 32 bytes.
    expect(forged.length).toBeGreaterThanOrEqual(3 + 3)

    for (const bearer of forged) {
      expect(await world.call(door, 'account.id', undefined, { bearer }), bearer).toMatchObject(invalid)
    }
    expect((await world.call(door, 'account.id', undefined, { bearer: jwt })).status).toBe(200)
  })
})
