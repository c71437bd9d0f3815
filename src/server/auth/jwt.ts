import { createHmac, timingSafeEqual } from 'node:crypto'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'

/** The one algorithm; whatever a token's header proposes is not asked (RFC 8725 3.1). */
const ALGORITHM = 'HS256'

/** The one kind; whatever else the right key may sign is no session (RFC 8725 3.11). */
const TYPE = 'JWT'

type Key = { id: string; bytes: Uint8Array }

/**
 * A JWT in its compact form (RFC 7519, RFC 7515), signed at once on this thread: for 32 bytes of key the hop to WebCrypto
 * and back costs thirty times the signature.
 */
export function signJwt(key: Key, claims: object): string {
  const content = `${encoded({ alg: ALGORITHM, typ: TYPE, kid: key.id })}.${encoded(claims)}`
  return `${content}.${signatureOf(content, key.bytes).toString('base64url')}`
}

/** The claims of a token that is signed by the key it names; null for everything else. What they say is not looked at. */
export function verifiedClaims(
  jwt: string,
  keyNamed: (id: string) => Uint8Array | undefined,
): Record<string, unknown> | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.')
  if (rest.length > 0) return null
  // Decoders pass over padding and unused bits; a token that was changed in them is not the one we gave.
  if (![header, claims, signature].every((part) => CANONICAL_BASE64URL.test(part))) return null

  const { alg, typ, kid, crit } = decoded(header) ?? {}
  // Nothing is critical that we understand (RFC 7515 4.1.11).
  if (alg !== ALGORITHM || typ !== TYPE || typeof kid !== 'string' || crit !== undefined) return null
  const key = keyNamed(kid)
  if (key === undefined) return null

  const expected = signatureOf(`${header}.${claims}`, key)
  const given = Buffer.from(signature, 'base64url')
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned ? decoded(claims) : null
}

function signatureOf(content: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(content).digest()
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
