import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { attestations, oddStatements } from '../../support/attestations.ts'
import { type Algorithm, coseKey, newKeyPair, type RegistrationForgery } from '../../support/authenticator.ts'
import { type Cbor, nested } from '../../support/cbor.ts'
import { framing, newChallenge, origin, register, registered, unframed } from '../../support/ceremony.ts'

type CoseKey = Map<number | string, Cbor>

function withMembers(...members: [number, Cbor][]) {
  return (key: CoseKey) => new Map([...key, ...members])
}

function asBuffer(bytes: Cbor | undefined) {
  return Buffer.from(bytes as Uint8Array) // the numbers of a COSE key are byte strings
}

function padded(bytes: Cbor | undefined) {
  return Buffer.concat([Buffer.alloc(1), asBuffer(bytes)])
}

function flipLastBit(bytes: Cbor | undefined) {
  const flipped = asBuffer(bytes)
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1)
  return flipped
}

test.each<[string, RegistrationForgery]>([
  ['the longest credential id', { credentialId: randomBytes(1023) }],
  ...attestations,
  ...oddStatements,
  ...unframed,
  ['extensions, eight levels deep', { extensions: new Map([['x', nested(7)]]) }],
  ['odd transports, which are dropped', { transports: ['usb', 'usb', 'a\0b', 'USB'] }],
])('registration accepts %s', async (_, forgery) => {
  const { passkey, credential } = await register(forgery)
  expect(passkey?.credentialId.toString('base64url')).toBe(credential.id)
  if (forgery.transports) expect(passkey?.transports).toEqual(['usb'])
})

test('registration uses the key in the authenticator data, whatever the attestation contains', async () => {
  for (const [name, forgery] of [...attestations, ...oddStatements]) {
    const { login } = await registered({}, forgery)
    expect((await login()).outcome, name).toBe('verified')
  }
})

test.each<[string, RegistrationForgery]>([
  ...framing,
  ['a sign-in response', { type: 'webauthn.get' }],
  ['another challenge', { challenge: newChallenge() }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin with a slash', { origin: `${origin}/` }],
  ['an origin in capitals', { origin: 'https://DOOR.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['client data that is no JSON', { clientDataText: 'hello' }],
  ['nobody present', { userPresent: false }],
  ['nobody verified', { userVerified: false }],
  ['backed up without being eligible', { backedUp: true, backupEligible: false }],
  ['an id other than the authenticator’s', { id: newChallenge(), rawId: newChallenge() }],
  ['a consistent id that is not the authenticator’s', { id: 'AAAA', rawId: 'AAAA' }],
  ['id and rawId that differ', { rawId: newChallenge() }],
  ['an id of 1024 bytes', { credentialId: randomBytes(1024) }],
  ['an empty id', { credentialId: Buffer.alloc(0) }],
  ['bytes after the authenticator data', { extraAuthenticatorData: Buffer.alloc(1) }],
  ['extensions that are no map', { extensions: [] }],
  ['bytes after the attestation object', { attestationObject: (bytes) => Buffer.concat([bytes, bytes]) }],
  ['an attestation object cut short', { attestationObject: (bytes) => bytes.subarray(0, -1) }],
  ['an attestation object that is a number', { attestationObject: () => Buffer.from([1]) }],
  ['an attestation object with a fourth member', { attestationObject: withFourthMember }],
  ['CBOR nine levels deep', { extensions: new Map([['x', nested(8)]]) }],
  ['CBOR ten thousand levels deep', { extensions: new Map([['x', nested(10_000)]]) }],
  ['a statement that is too deep', { format: 'packed', statement: () => nested(8) }],
  ['a statement over 16 KiB', { format: 'packed', statement: () => Buffer.alloc(16 * 1024) }],
  ['a statement that is cut short', { statement: () => ({ encoded: Buffer.from([0x42, 0]) }) }],
  ['an attestation object without a statement', { attestationObject: renamed('attStmt', 'attStmx') }],
  ['an attestation object without a format', { attestationObject: renamed('cfmt', 'cfmx') }],
  ['an attestation object with two statements', { attestationObject: renamed('cfmt', 'gattStmt') }],
  ['a deep attestation', { attestationObject: () => Buffer.alloc(15_000, 0x81) }],
  ['a deep key', { publicKey: () => nested(5_000) }],
  ['CBOR over 16 KiB', { extensions: new Map([['x', Buffer.alloc(16 * 1024)]]) }],
  ['a point off P-256', { publicKey: (key) => new Map(key).set(-3, flipLastBit(key.get(-3))) }],
  ['a padded coordinate', { publicKey: (key) => new Map(key).set(-2, padded(key.get(-2))) }],
  ['a compressed point', { publicKey: withMembers([-3, true]) }],
  ['an ES256 key that says P-384', { publicKey: withMembers([-1, 2]) }],
  ['an ES256 key that says EdDSA', { publicKey: withMembers([3, -8]) }],
  ['an ES256 key that says RS256', { publicKey: withMembers([3, -257]) }],
  ['an ES256 key that says OKP', { publicKey: withMembers([1, 1]) }],
  ['an algorithm we did not offer', { publicKey: withMembers([3, -35]) }],
  ['a key with more than its members', { publicKey: withMembers([-4, Buffer.alloc(32, 1)]) }],
  [
    'an Ed25519 key that says ES256',
    {
      publicKey: () => new Map([...coseKey('EdDSA', newKeyPair('EdDSA').publicKey), [3, -7]]),
    },
  ],
  ['a P-384 key for ES256', { publicKey: () => p384Key() }],
])('registration refuses %s', async (_, forgery) => {
  expect((await register(forgery)).passkey).toBeNull()
})

/** Rewrites the first name that is spelled like this, with the last letter of its head (a text of that length). */
function renamed(from: string, to: string) {
  return (attestation: Buffer) => {
    const at = attestation.indexOf(from)
    return Buffer.concat([
      attestation.subarray(0, at),
      Buffer.from(to),
      attestation.subarray(at + from.length),
    ])
  }
}

function withFourthMember(attestation: Buffer) {
  return Buffer.concat([Buffer.from([0xa4]), attestation.subarray(1), Buffer.from('617801', 'hex')])
}

function p384Key(): CoseKey {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' })
  const [x = '', y = ''] = [jwk.x, jwk.y]
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 2],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

test.each<[string, string]>([
  ['off the curve', `02${'00'.repeat(31)}`],
  ['the neutral element', `01${'00'.repeat(31)}`],
  ['of order 2', `ec${'ff'.repeat(30)}7f`],
  ['of order 4', '00'.repeat(32)],
  ['of order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
  ['not below the prime', `f0${'ff'.repeat(30)}7f`],
  ['too short', '05'.repeat(31)],
])('registration refuses an Ed25519 key that is %s', async (_, hex) => {
  const forgery = { publicKey: withMembers([-2, Buffer.from(hex, 'hex')]) }
  expect((await register(forgery, { algorithm: 'EdDSA' })).passkey).toBeNull()
})

test.each<[string, Algorithm, [number, Cbor]]>([
  ['an EdDSA key that says EC2', 'EdDSA', [1, 2]],
  ['an EdDSA key on another curve', 'EdDSA', [-1, 4]],
  ['an EdDSA key with more than its members', 'EdDSA', [-4, Buffer.alloc(32)]],
  ['an RS256 key that says OKP', 'RS256', [1, 1]],
  ['an RS256 key with more than its members', 'RS256', [-3, Buffer.alloc(32)]],
])('registration refuses %s', async (_, algorithm, member) => {
  expect((await register({ publicKey: withMembers(member) }, { algorithm })).passkey).toBeNull()
})

function rsaKey(modulusLength: number, publicExponent: number) {
  return () => coseKey('RS256', generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey)
}

test.each<[string, (key: CoseKey) => Cbor]>([
  ['1024 bits', rsaKey(1024, 65537)],
  ['exponent 3', rsaKey(2048, 3)],
  ['exponent 1', withMembers([-2, Buffer.from([1])])],
  ['a padded exponent', withMembers([-2, Buffer.from([0, 1, 0, 1])])],
  ['an even exponent', withMembers([-2, Buffer.from([1, 0, 2])])],
  ['an endless exponent', withMembers([-2, Buffer.alloc(256, 0xff)])],
  ['an even modulus', withMembers([-1, Buffer.alloc(256, 0xfe)])],
  ['a padded modulus', (key) => new Map(key).set(-1, padded(key.get(-1)))],
  ['8192 bits', withMembers([-1, Buffer.alloc(1024, 0xff)])],
])('registration refuses an RSA key with %s', async (_, publicKey) => {
  expect((await register({ publicKey }, { algorithm: 'RS256' })).passkey).toBeNull()
})
