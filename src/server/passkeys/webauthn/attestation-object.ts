import { isoCBOR } from '@simplewebauthn/server/helpers'
import { endOfCborItem, headAt, MAP } from './cbor-limits.ts'

/** WebAuthn L3 §6.5.4. */
const MEMBERS = ['fmt', 'attStmt', 'authData']

/**
 * The authenticator data of an attestation object; null when the form is wrong. We ask for no attestation, but some
 * authenticators send one. Its format and statement are cut out here and never decoded.
 */
export function authenticatorDataIn(bytes: Uint8Array<ArrayBuffer>): Uint8Array | null {
  if (endOfCborItem(bytes, 0) !== bytes.length) return null
  const map = headAt(bytes, 0)
  if (map?.major !== MAP || map.argument !== MEMBERS.length) return null

  const members = new Map<unknown, Uint8Array<ArrayBuffer>>()
  let at = map.end
  for (const _ of MEMBERS) {
    const valueAt = endOfCborItem(bytes, at)
    const end = valueAt === null ? null : endOfCborItem(bytes, valueAt)
    if (valueAt === null || end === null) return null
    members.set(isoCBOR.decodeFirst(bytes.subarray(at, valueAt)), bytes.subarray(valueAt, end))
    at = end
  }
  const encoded = members.get('authData')
  if (encoded === undefined || !MEMBERS.every((name) => members.has(name))) return null
  const authenticatorData: unknown = isoCBOR.decodeFirst(encoded)
  return authenticatorData instanceof Uint8Array ? authenticatorData : null
}

/**
 * An attestation object without attestation, in base64url. Only this one goes to the library. From another, it would
 * parse certificates made by the sender and fetch the revocation lists they name: a request to any address from
 * inside our network.
 */
export function withoutAttestation(authenticatorData: Uint8Array): string {
  const nothing = new Map<string, string>()
  const members = new Map<string, string | typeof nothing | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', nothing],
    ['authData', authenticatorData],
  ])
  return Buffer.from(isoCBOR.encode(members)).toString('base64url')
}
