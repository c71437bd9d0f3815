import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import { isEd25519PublicKey } from './edwards-point.ts'

/** Larger keys slow down every sign-in, and no authenticator makes them. */
const RSA_BITS = { least: 2048, most: 4096 }

/** FIPS 186-5 §5.1 requires an odd exponent above 2^16; 65537 is usual. Longer ones are slow to verify. */
const RSA_EXPONENT = { above: 2n ** 16n, below: 2n ** 32n }

export type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

/**
 * The algorithm of a COSE public key, or null when the key is not valid for it in every respect. The library imports
 * no key on registration and detects the type itself at sign-in. It would accept a key off its curve, or of a type
 * that does not fit its algorithm, which could never sign in.
 */
export function algorithmOf(publicKey: Uint8Array): Algorithm | null {
  const key: unknown = isoCBOR.decodeFirst(new Uint8Array(publicKey))
  if (!(key instanceof Map)) return null
  const type = key.get(cose.COSEKEYS.kty)

  switch (key.get(cose.COSEKEYS.alg)) {
    case cose.COSEALG.ES256:
      return type === cose.COSEKTY.EC2 && isSoundP256(key) ? 'ES256' : null
    case cose.COSEALG.EdDSA:
      return type === cose.COSEKTY.OKP && isSoundEd25519(key) ? 'EdDSA' : null
    case cose.COSEALG.RS256:
      return type === cose.COSEKTY.RSA && isSoundRsa(key) ? 'RS256' : null
    default:
      return null
  }
}

/** The algorithm of a key that was validated when its passkey was created. */
export function namedAlgorithm(publicKey: Uint8Array): Algorithm | null {
  const key: unknown = isoCBOR.decodeFirst(new Uint8Array(publicKey))
  return key instanceof Map ? (ALGORITHM_OF.get(key.get(cose.COSEKEYS.alg)) ?? null) : null
}

const ALGORITHM_OF = new Map<unknown, Algorithm>([
  [cose.COSEALG.ES256, 'ES256'],
  [cose.COSEALG.EdDSA, 'EdDSA'],
  [cose.COSEALG.RS256, 'RS256'],
])

/**
 * WebAuthn L3 §5.8.5 fixes the curve and forbids the compressed form. §6.5.1 forbids extra members, so each type also
 * counts them. Node checks that the point is on the curve.
 */
function isSoundP256(key: Map<unknown, unknown>): boolean {
  const [x, y] = [key.get(cose.COSEKEYS.x), key.get(cose.COSEKEYS.y)]
  if (key.size !== 5 || key.get(cose.COSEKEYS.crv) !== cose.COSECRV.P256) return false
  if (!isBytes(x, 32) || !isBytes(y, 32)) return false
  return importKey({ kty: 'EC', crv: 'P-256', x: base64url(x), y: base64url(y) }) !== null
}

function isSoundEd25519(key: Map<unknown, unknown>): boolean {
  const x = key.get(cose.COSEKEYS.x)
  if (key.size !== 4 || key.get(cose.COSEKEYS.crv) !== cose.COSECRV.ED25519) return false
  return isBytes(x) && isEd25519PublicKey(x)
}

/** RFC 8230 §4: both numbers in their shortest form, which also fixes the signature's length. */
function isSoundRsa(key: Map<unknown, unknown>): boolean {
  const [n, e] = [key.get(cose.COSEKEYS.n), key.get(cose.COSEKEYS.e)]
  if (key.size !== 4 || !isBytes(n) || !isBytes(e)) return false
  if (n.length > RSA_BITS.most / 8 || n[0] === 0 || e[0] === 0 || !isOdd(n) || !isOdd(e)) return false

  const { modulusLength, publicExponent } =
    importKey({ kty: 'RSA', n: base64url(n), e: base64url(e) })?.asymmetricKeyDetails ?? {}
  if (modulusLength === undefined || publicExponent === undefined) return false
  return (
    modulusLength >= RSA_BITS.least &&
    publicExponent > RSA_EXPONENT.above &&
    publicExponent < RSA_EXPONENT.below
  )
}

function importKey(jwk: JsonWebKey) {
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return null
  }
}

function isBytes(value: unknown, length?: number): value is Uint8Array {
  return value instanceof Uint8Array && value.length === (length ?? value.length)
}

function isOdd(number: Uint8Array): boolean {
  return ((number.at(-1) ?? 0) & 1) === 1
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
