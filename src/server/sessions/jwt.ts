import { createHmac, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'
import type { VerificationKey } from './signing-keys.ts'

/** The one kind; whatever else the right key may sign is no session (RFC 8725 3.11). */
const TYPE = 'JWT'

export type Claims = Record<string, unknown>

/** What a token begins with: the same for all of a key. */
export function headOf(kid: string): string {
  return encoded({ alg: 'EdDSA', typ: TYPE, kid })
}

/**
 * A JWT in its compact form (RFC 7519, RFC 7515, RFC 8037), signed at once on this thread: some 36 us, which a hop to
 * another thread would only move to where the database works.
 */
export function signJwt(
  { head, privateKey }: { head: string; privateKey: KeyObject },
  claims: object,
): string {
  const content = `${head}.${encoded(claims)}`
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
}

/** The claims of a token that is signed by the key it names; null for everything else. What they say is not looked at. */
export function verifiedClaims(
  jwt: string,
  keyNamed: (id: string) => VerificationKey | undefined,
): Claims | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.')
  if (rest.length > 0) return null
  // Decoders pass over padding and unused bits; a token that was changed in them is not the one we gave.
  if (![header, claims, signature].every((part) => CANONICAL_BASE64URL.test(part))) return null

  const { alg, typ, kid, crit } = decoded(header) ?? {}
  // Nothing is critical that we understand (RFC 7515 4.1.11).
  if (typ !== TYPE || typeof kid !== 'string' || crit !== undefined) return null
  const key = keyNamed(kid)
  if (key === undefined || alg !== key.algorithm) return null
  return isSigned(`${header}.${claims}`, Buffer.from(signature, 'base64url'), key) ? decoded(claims) : null
}

/** What a token says whose signature is known to hold. */
export function claimsIn(jwt: string): Claims {
  const [, claims = ''] = jwt.split('.')
  return decoded(claims) ?? {}
}

function isSigned(content: string, given: Buffer, key: VerificationKey): boolean {
  if (key.algorithm === 'EdDSA') return verify(null, Buffer.from(content), key.publicKey, given)
  const expected = createHmac('sha256', key.bytes).update(content).digest()
  return given.length === expected.length && timingSafeEqual(given, expected)
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
