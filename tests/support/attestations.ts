import { randomBytes } from 'node:crypto'
import type { RegistrationForgery } from './authenticator.ts'
import type { Cbor } from './cbor.ts'

/** Self-signed, on P-256. It has an address for its revocation list. */
const CERTIFICATE = Buffer.from(
  'MIIBVzCB/qADAgECAhQvtnqDkQIaQ8zo4PjSfSSESnEIlDAKBggqhkjOPQQDAjAMMQowCAYDVQQDDAFhMCAXDTI2MTEyNjA3MjMw' +
    'NFoYDzIxMjYxMTAyMDcyMzA0WjAMMQowCAYDVQQDDAFhMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHTqzgRkdeiZSNfRJex7o' +
    'Ydd7jNzag/LNin31JN1UuXNQFWzRN75Hd5Yvn62hegf0VIjdd0fKOsFlUbBV0wgnwqM8MDowDwYDVR0TAQH/BAUwAwEB/zAnBgNV' +
    'HR8EIDAeMBygGqAYhhZodHRwOi8vMTI3LjAuMC4xOjEvY3JsMAoGCCqGSM49BAMCA0gAMEUCICF6egDeyJ6kamtJ6Rgx/1ELJnAZ' +
    'Q38PCO8wVDLPknawAiEArnb6VYnZ2kuhdrBSEX/unh1UGxvRbQikE8tgIOj5Plo=',
  'base64',
)

/** The statement of an attestation, or a malformed one. */
export function statement(...members: [string, Cbor][]) {
  return new Map<string, Cbor>(members)
}

/** What WebAuthn L3 §8 requires of the statement in each format, with the given certificates. */
const statements: Record<string, (x5c: Cbor, sig: Buffer) => Cbor> = {
  packed: (x5c, sig) => statement(['alg', -7], ['sig', sig], ['x5c', x5c]),
  tpm: (x5c, sig) =>
    statement(
      ['ver', '2.0'],
      ['alg', -65535],
      ['x5c', x5c],
      ['sig', sig],
      ['certInfo', randomBytes(161)],
      ['pubArea', randomBytes(118)],
    ),
  'android-key': (x5c, sig) => statement(['alg', -7], ['sig', sig], ['x5c', x5c]),
  'android-safetynet': () => statement(['ver', '1'], ['response', Buffer.from('e30.e30.AAAA')]),
  'fido-u2f': (x5c, sig) => statement(['x5c', x5c], ['sig', sig]),
  apple: (x5c) => statement(['x5c', x5c]),
  // Its statement is a list of other attestations.
  compound: (x5c, sig) => [
    statement(['fmt', 'apple'], ['attStmt', statement(['x5c', x5c])]),
    statement(['fmt', 'packed'], ['attStmt', statement(['alg', -7], ['sig', sig])]),
  ],
  'not-known-yet': (x5c) => x5c,
}

const certificates: [string, Cbor][] = [
  ['a certificate', [CERTIFICATE]],
  ['a chain of four', [CERTIFICATE, CERTIFICATE, CERTIFICATE, CERTIFICATE]],
  ['half a certificate', [CERTIFICATE.subarray(0, 170)]],
  ['no certificate', []],
  ['a number for certificates', 1],
]

/** Attestations that were not requested: in every format, plausible ones and broken ones. */
export const attestations: [string, RegistrationForgery][] = Object.entries(statements).flatMap(
  ([format, statementOf]) =>
    certificates.map(([what, x5c]): [string, RegistrationForgery] => [
      `format ${format} with ${what}`,
      { format, statement: (sig) => statementOf(x5c, sig) },
    ]),
)

/** CBOR that is well-formed but that the library's decoder refuses: a repeated name, and a value without a meaning. */
const UNREADABLE = Buffer.from('a3616101616102a0f8ff', 'hex')

/** Statements that do not fit their format. */
export const oddStatements: [string, RegistrationForgery][] = [
  ['a self attestation', selfAttestation((sig) => statement(['alg', -7], ['sig', sig]))],
  [
    'a self attestation with another signature',
    selfAttestation(() => statement(['alg', -7], ['sig', Buffer.from('3006020101020101', 'hex')])),
  ],
  [
    'a self attestation with bytes after its signature',
    selfAttestation((sig) => statement(['alg', -7], ['sig', Buffer.concat([sig, Buffer.alloc(1)])])),
  ],
  [
    'a self attestation by another algorithm',
    selfAttestation((sig) => statement(['alg', -257], ['sig', sig])),
  ],
  ['format packed without a statement', { format: 'packed' }],
  ['a statement without a format', { statement: (sig) => statement(['sig', sig]) }],
  ['a statement that no decoder takes', selfAttestation(() => ({ encoded: UNREADABLE }))],
]

function selfAttestation(statementOf: (signature: Buffer) => Cbor): RegistrationForgery {
  return { format: 'packed', statement: statementOf }
}
