import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { providerOf } from '#server/account-store/keys/providers.ts'
import { challengeOf } from '#server/passkeys/challenge.ts'
import { verifyLogin } from '#server/passkeys/webauthn/login-rules.ts'
import { verifyRegistration } from '#server/passkeys/webauthn/registration-rules.ts'
import { statement } from '../../support/attestations.ts'
import type { Algorithm } from '../../support/authenticator.ts'
import { newChallenge, origin, register, registered, rpId } from '../../support/ceremony.ts'

const algorithms: Algorithm[] = ['ES256', 'EdDSA', 'RS256']

test.each(algorithms)('an %s passkey registers and signs in', async (algorithm) => {
  const { passkey, login } = await registered({
    algorithm,
    aaguid: 'ee882879-721c-4913-9775-3dfcce97072a',
  })
  expect(passkey).toMatchObject({
    counter: 0,
    transports: ['internal'],
    backupEligible: false,
    backedUp: false,
    aaguid: 'ee882879-721c-4913-9775-3dfcce97072a',
  })
  expect(providerOf(passkey.aaguid)).toBe('YubiKey 5 Series')
  expect(await login()).toEqual({
    outcome: 'verified',
    counter: 1,
    backupEligible: false,
    backedUp: false,
  })
})

test('a synced passkey is marked as such, and may always count 0', async () => {
  const { passkey, login } = await registered({ synced: true })
  expect(passkey).toMatchObject({ backupEligible: true, backedUp: true })
  const verified = { outcome: 'verified', counter: 0, backupEligible: true }
  expect(await login()).toEqual({ ...verified, backedUp: true })
  expect(await login({ backedUp: false })).toEqual({ ...verified, backedUp: false })
})

test('every valid Ed25519 key is accepted', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await register({}, { algorithm: 'EdDSA' })).passkey).not.toBeNull()
  }
})

test('a challenge is found by the hash of its bytes, if it has our length', async () => {
  const { credential, challenge } = await register()
  const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest()
  expect(challengeOf(credential.response.clientDataJSON)).toEqual({ text: challenge, hash })

  expect(challengeOf(`${credential.response.clientDataJSON} `)).toBeNull()

  const oddities = [Buffer.alloc(31).toString('base64url'), `${'A'.repeat(42)}B`, `${'A'.repeat(43)}=`, '']
  for (const oddity of oddities) {
    const { credential } = await register({ challenge: oddity })
    expect(challengeOf(credential.response.clientDataJSON)).toBeNull()
    expect(await verifyRegistration({ credential, challenge: oddity, origin, rpId })).toBeNull()
  }
  expect(challengeOf('AA')).toBeNull()
})

/** One change at a random place: a byte altered, removed or inserted, or everything behind it cut off. */
const mutation = fc.record({
  at: fc.nat(),
  byte: fc.integer({ min: 1, max: 255 }),
  how: fc.constantFrom('alter', 'remove', 'insert', 'cut', 'append'),
})

function mutate(text: string, { at, byte, how }: { at: number; byte: number; how: string }) {
  const bytes = Buffer.from(text, 'base64url')
  const index = at % bytes.length
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index + 1)]
  const one = Buffer.from([byte])
  const altered = Buffer.from([bytes.readUInt8(index) ^ byte])
  const changed = {
    alter: [before, altered, after],
    remove: [before, after],
    insert: [before, one, bytes.subarray(index)],
    cut: [before],
    append: [bytes, one],
  }[how]
  return Buffer.concat(changed ?? []).toString('base64url')
}

test('no mutated sign-in verifies, and none throws', async () => {
  const { authenticator, passkey, userHandle, id } = await registered()
  const challenge = newChallenge()
  const honest = authenticator.login(
    { challenge, allowCredentials: [{ id }] },
    { extensions: new Map([['x', 1]]) },
  )
  const facts = { challenge, origin, rpId, passkey, userHandle, offered: null }
  expect((await verifyLogin({ ...facts, credential: honest })).outcome).toBe('verified')

  const part = fc.constantFrom('clientDataJSON' as const, 'authenticatorData' as const, 'signature' as const)
  await fc.assert(
    fc.asyncProperty(part, mutation, async (name, change) => {
      const forged = mutate(honest.response[name], change)
      fc.pre(forged !== honest.response[name])
      const credential = { ...honest, response: { ...honest.response, [name]: forged } }
      expect(await verifyLogin({ ...facts, credential })).toEqual({ outcome: 'refused' })
    }),
    { numRuns: 1500 },
  )
})

test('a mutated registration makes the sent passkey or none, and never throws', async () => {
  const {
    credential: honest,
    challenge,
    passkey,
  } = await register({
    format: 'packed',
    statement: (sig) => statement(['alg', -7], ['sig', sig]),
    extensions: new Map([['x', 1]]),
  })
  if (!passkey) throw new Error('the honest registration was refused')

  const part = fc.constantFrom('clientDataJSON' as const, 'attestationObject' as const)
  await fc.assert(
    fc.asyncProperty(part, mutation, async (name, change) => {
      const forged = mutate(honest.response[name], change)
      fc.pre(forged !== honest.response[name])
      const credential = { ...honest, response: { ...honest.response, [name]: forged } }
      const made = await verifyRegistration({ credential, challenge, origin, rpId })
      // Nothing proves the other values that it reports, because we ask for no attestation.
      if (made) expect(idAndKey(made)).toEqual(idAndKey(passkey))
    }),
    { numRuns: 1500 },
  )
})

function idAndKey({ credentialId, publicKey }: { credentialId: Buffer; publicKey: Buffer }) {
  return { credentialId, publicKey }
}

test('invalid bytes are refused, and nothing throws', async () => {
  const { passkey, userHandle } = await registered()
  const junk = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
  )
  const type = 'public-key' as const
  await fc.assert(
    fc.asyncProperty(junk, junk, junk, async (first, second, third) => {
      const facts = { challenge: newChallenge(), origin, rpId }
      const made = { clientDataJSON: first, attestationObject: second }
      expect(
        await verifyRegistration({ ...facts, credential: { id: third, rawId: third, type, response: made } }),
      ).toBeNull()

      const id = passkey.credentialId.toString('base64url')
      const said = { clientDataJSON: first, authenticatorData: second, signature: third }
      const stored = { ...passkey, publicKey: Buffer.from(second) }
      expect(
        await verifyLogin({
          ...facts,
          credential: { id, rawId: id, type, response: said },
          passkey: stored,
          userHandle,
          offered: [id],
        }),
      ).toEqual({ outcome: 'refused' })
    }),
    { numRuns: 500 },
  )
})
