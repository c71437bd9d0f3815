import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  beginLoginInput,
  beginLoginOutput,
  beginRegistrationInput,
  completeLoginInput,
  completeLoginOutput,
  completeRegistrationInput,
  completeRegistrationOutput,
  registrationOptions,
} from '#shared/passkeys.ts'

const REGISTRATION_FAILED = 'Registration completion failed'
const LOGIN_FAILED = 'Login completion failed'

function encode(text: string) {
  return Buffer.from(text).toString('base64url')
}

const clientDataJSON = encode('{"type":"t","challenge":"c","origin":"o"}')

const registration = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON, attestationObject: 'AAAA', transports: ['internal'] },
  authenticatorAttachment: 'platform',
  clientExtensionResults: { credProps: { rk: true } },
}

const login = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}

function refusals(schema: z.ZodType, input: unknown) {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

test('a credential keeps the fields that are checked and drops the rest', () => {
  const input = {
    credential: registration,
    browserId: 'a'.repeat(16),
    browserName: 'Chrome on Linux',
    more: 1,
  }
  const { id, rawId, type, response } = registration
  expect(completeRegistrationInput.parse(input)).toEqual({
    credential: { id, rawId, type, response },
    browserId: 'a'.repeat(16),
    browserName: 'Chrome on Linux',
  })
  expect(completeLoginInput.parse({ credential: login })).toEqual({ credential: login })
})

test.each([
  ['user handle', { userHandle: null }],
  ['user handle', { userHandle: undefined }],
  ['byte in its user handle', { userHandle: '' }],
])('a sign-in may come without a %s', (_, change) => {
  const credential = { ...login, response: { ...login.response, ...change } }
  expect(refusals(completeLoginInput, { credential })).toEqual([])
})

test.each([[null], [undefined]])('a registration may come without transports: %s', (transports) => {
  const credential = { ...registration, response: { ...registration.response, transports } }
  expect(refusals(completeRegistrationInput, { credential })).toEqual([])
})

/** Values that no part of a credential may have. */
const oddities = [
  undefined,
  null,
  1,
  {},
  ['AAAA'],
  '',
  'AAA=',
  'A+/A',
  'AAAAA',
  'AB',
  'AAB',
  ' AAAA',
  'AAAA\n',
  'A'.repeat(200_000),
]

/** Client data that can be decoded but is no client data. */
const strangeClientData = [
  encode('hello'),
  encode('null'),
  encode('[]'),
  encode('"type"'),
  encode('{"type":"t","challenge":"c"}'),
  encode('{"type":"t","origin":"o"}'),
  encode('{"type":1,"challenge":"c","origin":"o"}'),
  encode('{"type":"t","challenge":["c"],"origin":"o"}'),
  encode('{"type":"t","challenge":"c","origin":null}'),
  encode('\uFEFF{"type":"t","challenge":"c","origin":"o"}'),
  Buffer.from('{"type":"\xff","challenge":"c","origin":"o"}', 'latin1').toString('base64url'),
]

test('every malformed credential gets the one message of its ceremony', () => {
  const faults = [undefined, null, 'credential', [], {}]
  const parts = (name: string, values: unknown[]) => values.map((value) => ({ [name]: value }))
  const identity = [
    ...parts('id', oddities),
    ...parts('rawId', oddities),
    ...parts('type', ['password', undefined, 1]),
    ...parts('response', [undefined, null, 'response', {}]),
  ]
  const made = [
    ...parts('clientDataJSON', [...oddities, ...strangeClientData]),
    ...parts('attestationObject', oddities),
    ...parts('transports', ['usb', [1], ['a'.repeat(51)], Array(21).fill('usb'), {}]),
  ]
  const said = [
    ...parts('clientDataJSON', [...oddities, ...strangeClientData]),
    ...parts('authenticatorData', oddities),
    ...parts('signature', oddities),
    ...parts('userHandle', [1, {}, 'AAA=', 'AB', 'A'.repeat(5000)]),
  ]
  const registrations = [
    ...faults,
    ...identity.map((change) => ({ ...registration, ...change })),
    ...made.map((change) => ({ ...registration, response: { ...registration.response, ...change } })),
  ]
  const logins = [
    ...faults,
    ...identity.map((change) => ({ ...login, ...change })),
    ...said.map((change) => ({ ...login, response: { ...login.response, ...change } })),
  ]

  for (const credential of registrations) {
    const sentences = refusals(completeRegistrationInput, { credential })
    expect([...new Set(sentences)], JSON.stringify(credential)?.slice(0, 200)).toEqual([REGISTRATION_FAILED])
  }
  for (const credential of logins) {
    const sentences = refusals(completeLoginInput, { credential })
    expect([...new Set(sentences)], JSON.stringify(credential)?.slice(0, 200)).toEqual([LOGIN_FAILED])
  }
})

test('a credential that is only too large is left to the rules, which use up its challenge', () => {
  const large = { ...registration, id: 'A'.repeat(1400), rawId: 'A'.repeat(1400) }
  const response = { ...registration.response, attestationObject: 'A'.repeat(80_000) }
  expect(refusals(completeRegistrationInput, { credential: { ...large, response } })).toEqual([])
})

test('the start of a ceremony needs only an address to look up, and optional labels', () => {
  expect(beginRegistrationInput.parse({})).toEqual({})
  expect(beginRegistrationInput.parse({ email: ' Ann@Example.com ', displayName: 'Ann' })).toEqual({
    email: 'ann@example.com',
    displayName: 'Ann',
  })
  expect(refusals(beginRegistrationInput, { displayName: 'a'.repeat(101) })).toHaveLength(1)
  expect(refusals(beginRegistrationInput, { browserId: 'short' })).toHaveLength(1)
  expect(beginLoginInput.parse({ email: 'Ann@Example.com' })).toEqual({ email: 'ann@example.com' })
  expect(refusals(beginLoginInput, {})).toEqual(['Email is required'])
})

test('answers have exactly the documented fields', () => {
  const options = {
    success: true,
    challenge: 'AAAA',
    rp: { id: 'door.example', name: 'Door' },
    user: { id: 'AAAA', name: 'ann@example.com', displayName: 'Ann' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: [{ id: 'AAAA', type: 'public-key', transports: ['internal'] }],
    extensions: { credProps: true },
  }
  expect(registrationOptions.parse({ ...options, secret: 1 })).toEqual(options)

  const request = {
    success: true,
    challenge: 'AAAA',
    timeout: 300_000,
    rpId: 'door.example',
    allowCredentials: [{ id: 'AAAA', type: 'public-key' }],
    userVerification: 'required',
    extensions: {},
  }
  expect(beginLoginOutput.parse({ ...request, secret: 1 })).toEqual(request)
  expect(beginLoginOutput.parse({ success: true, newUser: true })).toEqual({ success: true, newUser: true })

  const signedIn = {
    success: true,
    user: { id: '1', email: null, displayName: 'User' },
    jwt: 'jwt',
    expiresIn: 900,
  }
  const registered = { ...signedIn, takesEffectAt: null }
  expect(completeRegistrationOutput.parse(registered)).toEqual(registered)
  expect(completeRegistrationOutput.safeParse(signedIn).success).toBe(false)
  expect(completeLoginOutput.safeParse(signedIn).success).toBe(false)
  const entered = { ...signedIn, browserKey: 'key' }
  expect(completeLoginOutput.parse(entered)).toEqual(entered)
  const leaving = { takesEffectAt: '2026-11-29T12:00:00.000Z', stopToken: 'token' }
  expect(completeLoginOutput.parse({ ...entered, leaving })).toEqual({ ...entered, leaving })
})
