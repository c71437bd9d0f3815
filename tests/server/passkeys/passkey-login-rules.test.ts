import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LoginForgery, newKeyPair } from '../../support/authenticator.ts'
import { nested } from '../../support/cbor.ts'
import { framing, newChallenge, origin, registered, unframed } from '../../support/ceremony.ts'

const appendByte = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(1)])

const forgeries: [string, LoginForgery][] = [
  ...framing,
  ['a registration response', { type: 'webauthn.create' }],
  ['another challenge', { challenge: newChallenge() }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin with a slash', { origin: `${origin}/` }],
  ['another relying party', { rpId: 'evil.example' }],
  ['client data that is no JSON', { clientDataText: '{' }],
  ['nobody present', { userPresent: false }],
  ['nobody verified', { userVerified: false }],
  ['backed up without being eligible', { backedUp: true }],
  ['another id', { id: newChallenge() }],
  ['another rawId', { rawId: newChallenge() }],
  ['the id and rawId of another passkey', { id: 'AAAA', rawId: 'AAAA' }],
  ['no user handle', { userHandle: null }],
  ['an empty user handle', { userHandle: '' }],
  ['the user handle of another account', { userHandle: newChallenge() }],
  ['a signature by another key', { signWith: newKeyPair('ES256').privateKey }],
  ['a byte after the signature', { signature: appendByte }],
  ['a byte inside the signature’s sequence', { signature: (bytes) => lengthen(appendByte(bytes)) }],
  [
    'a long form of the signature’s length',
    {
      signature: (bytes) => Buffer.concat([Buffer.from([0x30, 0x81]), bytes.subarray(1)]),
    },
  ],
  ['no signature', { signature: () => Buffer.alloc(0) }],
  ['a signature that is not DER', { signature: () => Buffer.alloc(64, 1) }],
  ['bytes after the authenticator data', { extraAuthenticatorData: Buffer.alloc(1) }],
  ['extensions nine levels deep', { extensions: new Map([['x', nested(8)]]) }],
  ['extensions ten thousand levels deep', { extensions: new Map([['x', nested(10_000)]]) }],
  ['extensions over 16 KiB', { extensions: new Map([['x', Buffer.alloc(16 * 1024)]]) }],
  ['a new credential inside', { attested: attestedCredential() }],
]

test.each(forgeries)('sign-in refuses %s', async (_, forgery) => {
  const { login } = await registered()
  expect(await login(forgery)).toEqual({ outcome: 'refused' })
  expect((await login()).outcome).toBe('verified')
})

test.each([...forgeries, ['nothing', {}] as const])(
  'sign-in verifies one signature for %s, and one for an unknown passkey',
  async (_, forgery) => {
    const { login } = await registered()
    const verify = vi.spyOn(crypto.subtle, 'verify')
    onTestFinished(() => verify.mockRestore())
    await login(forgery)
    expect(verify).toHaveBeenCalledTimes(1)
    expect(await login(forgery, { passkey: null, userHandle: null })).toEqual({ outcome: 'refused' })
    expect(verify).toHaveBeenCalledTimes(2)
  },
)

test('sign-in does the same work for a passkey that was not offered, and for an invalid challenge', async () => {
  const { login } = await registered()
  const verify = vi.spyOn(crypto.subtle, 'verify')
  onTestFinished(() => verify.mockRestore())
  await login({}, { offered: ['AAAA'] })
  await login({}, { challenge: 'AAAA' })
  expect(verify).toHaveBeenCalledTimes(2)
})

function lengthen(der: Buffer) {
  const bytes = Buffer.from(der)
  bytes.writeUInt8(bytes.readUInt8(1) + 1, 1)
  return bytes
}

/** AAGUID, an id of one byte and a key that is a valid map. */
function attestedCredential() {
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, 1, 7]), Buffer.from('a10102', 'hex')])
}

test.each(['EdDSA', 'RS256'] as const)('sign-in refuses a byte after an %s signature', async (algorithm) => {
  const { login } = await registered({ algorithm })
  expect(await login({ signature: appendByte })).toEqual({ outcome: 'refused' })
  expect(await login({ signature: (bytes) => bytes.subarray(0, -1) })).toEqual({ outcome: 'refused' })
})

test('a passkey may become backup-eligible, and may stop being so', async () => {
  const bound = await registered()
  const eligible = await bound.login({ backupEligible: true, backedUp: true })
  expect(eligible).toEqual({ outcome: 'verified', counter: 1, backupEligible: true, backedUp: true })
  const synced = await registered({ synced: true })
  const changed = await synced.login({ backupEligible: false, backedUp: false })
  expect(changed).toEqual({ outcome: 'verified', counter: 0, backupEligible: false, backedUp: false })
})

test.each(unframed)('sign-in accepts %s', async (_, forgery) => {
  const { login } = await registered()
  expect((await login(forgery)).outcome).toBe('verified')
})

test('only an offered passkey signs in; its user handle may be missing, but not wrong', async () => {
  const { login, id } = await registered()
  for (const userHandle of [null, '']) {
    expect((await login({ userHandle }, { offered: ['AAAA', id] })).outcome).toBe('verified')
  }
  expect((await login({}, { offered: [id] })).outcome).toBe('verified')
  expect((await login({}, { offered: ['AAAA'] })).outcome).toBe('refused')
  expect((await login({}, { offered: [] })).outcome).toBe('refused')
  expect((await login({ userHandle: newChallenge() }, { offered: [id] })).outcome).toBe('refused')
})

test('a challenge in a second encoding is refused', async () => {
  const { login } = await registered()
  expect((await login({}, { challenge: 'A'.repeat(43) })).outcome).toBe('verified')
  expect((await login({}, { challenge: `${'A'.repeat(42)}B` })).outcome).toBe('refused')
  expect((await login({}, { challenge: Buffer.alloc(16).toString('base64url') })).outcome).toBe('refused')
})

describe('the counter', () => {
  test.each([
    [5, 6, 'verified'],
    [0, 1, 'verified'],
    [0, 0, 'verified'],
    [5, 5, 'counter-regressed'],
    [5, 4, 'counter-regressed'],
    [5, 1, 'counter-regressed'],
    [5, 0, 'verified'],
  ])('stored %i and sent %i: %s', async (stored, sent, outcome) => {
    const { login, passkey } = await registered()
    const verdict = await login({ counter: sent }, { passkey: { ...passkey, counter: stored } })
    expect(verdict.outcome).toBe(outcome)
  })

  test('raises no alarm when the signature is wrong', async () => {
    const { login, passkey } = await registered()
    const stranger = { counter: 1, signWith: newKeyPair('ES256').privateKey }
    expect(await login(stranger, { passkey: { ...passkey, counter: 9 } })).toEqual({ outcome: 'refused' })
  })
})
