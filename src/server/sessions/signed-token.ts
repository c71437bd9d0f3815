import { type KeyObject, sign, verify } from 'node:crypto'
import { type KeyPair, keyPair, P256_ORDER } from '#server/platform/key-pairs.ts'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'

/** The signing key for session tokens, derived from one secret. */
type TokenSigningKey = KeyPair<'ES256 session signature'> & { head: string }

const signingKeys = new Map<string, TokenSigningKey>()

/** A secret's key pair for session tokens, with the header of its tokens. */
export function sessionKey(secret: string): TokenSigningKey {
  const known = signingKeys.get(secret)
  if (known) return known
  const pair = keyPair(secret, 'ES256 session signature')
  const key = { ...pair, head: headOf(pair.jwk.kid) }
  signingKeys.set(secret, key)
  return key
}

/** The public key that a token names, if it belongs to one of our secrets. */
export function publicKeyNamed(secrets: string[], kid: string): KeyObject | undefined {
  return secrets.map(sessionKey).find(({ jwk }) => jwk.kid === kid)?.publicKey
}

/** The only type: other tokens signed with the same key are not sessions (RFC 8725 3.11). */
const TYPE = 'JWT'

/** The only algorithm, whatever a header says (RFC 8725 3.1). */
const ALGORITHM = 'ES256'

export type Claims = Record<string, unknown>

/** The header of a token, the same for all tokens of a key. */
function headOf(kid: string): string {
  return encoded({ alg: ALGORITHM, typ: TYPE, kid })
}

/** A signature is its two numbers, 32 bytes each, and not DER (RFC 7518 3.4). */
const dsaEncoding = 'ieee-p1363'

const NUMBER_BYTES = 32

/** Half of the order of P-256. Of the two signatures that differ in the sign of `s`, ours is the one below it. */
const HALF_ORDER = numberBytes(P256_ORDER / 2n)

/**
 * A compact JWT (RFC 7519, RFC 7515), signed synchronously in some 25 us. Another thread would only compete with the
 * database's work.
 */
export function signJwt(
  { head, privateKey }: { head: string; privateKey: KeyObject },
  claims: object,
): string {
  const content = `${head}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding })
  if (isHigh(signature)) negate(signature)
  return `${content}.${signature.toString('base64url')}`
}

/** Anybody can change a signature `(r, s)` into `(r, -s)`, which is valid too. A token has one spelling: the lower `s`. */
function isHigh(signature: Buffer): boolean {
  return signature.subarray(NUMBER_BYTES).compare(HALF_ORDER) > 0
}

function negate(signature: Buffer) {
  const s = BigInt(`0x${signature.toString('hex', NUMBER_BYTES)}`)
  numberBytes(P256_ORDER - s).copy(signature, NUMBER_BYTES)
}

function numberBytes(number: bigint): Buffer {
  return Buffer.from(number.toString(16).padStart(2 * NUMBER_BYTES, '0'), 'hex')
}

/**
 * The claims of a token with a valid signature by the key it names; null for everything else. The claims are not
 * checked.
 */
export function verifiedClaims(jwt: string, keyNamed: (id: string) => KeyObject | undefined): Claims | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.')
  if (rest.length > 0) return null
  // Decoders ignore padding and unused bits, but a token changed in them is not the one we issued.
  if (![header, claims, signature].every((part) => CANONICAL_BASE64URL.test(part))) return null

  const { alg, typ, kid, crit } = decoded(header) ?? {}
  // We support no critical header (RFC 7515 4.1.11).
  if (alg !== ALGORITHM || typ !== TYPE || typeof kid !== 'string' || crit !== undefined) return null
  const key = keyNamed(kid)
  if (key === undefined) return null
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== 2 * NUMBER_BYTES || isHigh(given)) return null
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding }, given)
  return isSigned ? decoded(claims) : null
}

/** The claims of a token whose signature is known to be valid. */
export function claimsIn(jwt: string): Claims {
  const [, claims = ''] = jwt.split('.')
  return decoded(claims) ?? {}
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decoded(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
