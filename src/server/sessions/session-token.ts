import { hash, type KeyObject, sign, verify } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { IssuedKey } from '#server/account-store/browsers/issue-browser-key.ts'
import {
  INACTIVE_STATES,
  type InactiveState,
  type Session,
  type Standing,
} from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { keyPair, type PublicJwk } from '#server/platform/key-pairs.ts'
import { currentSecret } from '#server/platform/secrets.ts'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'

/** The session of a bearer token; refuses a missing, invalid, expired or revoked one. */
export async function authenticate(
  deps: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Promise<Session> {
  return requireSession(await authenticateIfPresent(deps, authorization, passes))
}

/** For a call that requires a session. */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Refusal('authenticationRequired')
  return session
}

/**
 * Null without a bearer; a bearer must be valid if present. `passes`: account states besides active that may make
 * this call.
 */
export async function authenticateIfPresent(
  deps: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Promise<Session | null> {
  const session = sessionOfToken(deps, authorization, passes)
  return session && { ...session, upid: await refuseEnded(deps.db, session) }
}

/**
 * The session in a bearer token, for a call whose own statement checks that it is still live; null without a bearer.
 */
export function sessionOfToken(
  { config }: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Session | null {
  const bearer = authorization?.match(/^Bearer(?: +(.*))?$/i)
  return bearer ? { ...readSessionToken(config, bearer[1]?.trim() ?? ''), passes } : null
}

/**
 * The session of a bearer in any account state; null for a missing or invalid one. A database that is away still
 * throws.
 */
export async function authenticateIfGood(
  deps: Deps,
  authorization: string | undefined,
): Promise<Session | null> {
  return await authenticateIfPresent(deps, authorization, INACTIVE_STATES).catch(nullIfRefused)
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** A session token and its lifetime in seconds, for a user just authenticated. */
export function issueSessionToken({ config }: Pick<Deps, 'config'>, standing: Standing) {
  const expiresIn = config.lifetimes.jwt
  return { jwt: newToken(config, standing, now() + expiresIn), expiresIn }
}

/** A session with its browser key: the answer of every sign-in. */
export function issueSession(deps: Pick<Deps, 'config'>, { standing, secret }: IssuedKey) {
  return { ...issueSessionToken(deps, standing), browserKey: secret }
}

/**
 * A new token for a session that expires when the presented one does: exchanging a stolen token must not prolong it.
 */
export function reissueSessionToken({ config }: Pick<Deps, 'config'>, session: Session) {
  return { jwt: newToken(config, session, session.expiresAt), expiresIn: session.expiresAt - now() }
}

function newToken(config: Config, standing: Standing, expiresAt: number): string {
  const { accountId, browserKeyId, secretId } = standing
  const token = signJwt(sessionKey(currentSecret(config.secrets)), {
    sid: `${browserKeyId}.${secretId}`,
    sub: accountId,
    iss: config.publicUrl,
    aud: config.publicUrl,
    iat: now(),
    exp: expiresAt,
  })
  // The client uses a new token at once, and our own signature needs no verification.
  verifiedTokens(config).add(token)
  return token
}

/** Per configuration: a token counts as verified only under the one that verified it. */
const verifiedUnder = new WeakMap<Config, VerifiedTokens>()

/** Reads a session token; throws 'Invalid token' or 'Token expired'. */
export function readSessionToken(config: Config, token: string): Session {
  const session = sessionOf(verifiedTokens(config).has(token) ? claimsIn(token) : verified(config, token))
  if (session.expiresAt <= now()) throw new Refusal('tokenExpired')
  return session
}

/** The claims of a token with our signature, issuer and audience. */
function verified(config: Config, token: string): Claims {
  const claims = verifiedClaims(token, (kid) => publicKeyNamed(config.secrets, kid))
  if (claims?.iss !== config.publicUrl || claims.aud !== config.publicUrl) throw new Refusal('invalidToken')
  verifiedTokens(config).add(token)
  return claims
}

function sessionOf({ sub, sid, iat, exp }: Claims): Session {
  if (typeof iat !== 'number' || typeof exp !== 'number') throw new Refusal('invalidToken')
  if (!isUuid(sub) || typeof sid !== 'string') throw new Refusal('invalidToken')
  const [browserKeyId, secretId, ...rest] = sid.split('.')
  if (!isUuid(browserKeyId) || !isUuid(secretId) || rest.length > 0) throw new Refusal('invalidToken')
  return {
    accountId: String(sub),
    browserKeyId: String(browserKeyId),
    secretId: String(secretId),
    expiresAt: exp,
  }
}

function verifiedTokens(config: Config): VerifiedTokens {
  const known = verifiedUnder.get(config)
  if (known) return known
  const fresh = new VerifiedTokens()
  verifiedUnder.set(config, fresh)
  return fresh
}

/** In seconds since 1970, as in tokens (RFC 7519 2, NumericDate). */
function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** Some 3 MB of fingerprints. For tokens beyond them the signature is verified again. */
const MOST_REMEMBERED = 30_000

/**
 * Tokens with a verified signature, per process. A token comes with every call for a quarter of an hour, and its
 * fingerprint costs a tenth of a verification. Claims are read, and the session is checked, each time.
 */
class VerifiedTokens {
  #fingerprints = new Set<string>()

  has(token: string): boolean {
    return this.#fingerprints.has(fingerprintOf(token))
  }

  add(token: string) {
    this.#fingerprints.add(fingerprintOf(token))
    // A set keeps insertion order, so the first is the oldest.
    const [oldest] = this.#fingerprints.size > MOST_REMEMBERED ? this.#fingerprints : []
    if (oldest !== undefined) this.#fingerprints.delete(oldest)
  }
}

/** In the form with the least memory: a character per byte. */
function fingerprintOf(token: string): string {
  return hash('sha256', token, 'binary')
}

/** The signing key for session tokens, derived from one secret. */
type TokenSigningKey = { jwk: PublicJwk; head: string; privateKey: KeyObject; publicKey: KeyObject }

const signingKeys = new Map<string, TokenSigningKey>()

/** A secret's key pair for session tokens, with the header of its tokens. */
export function sessionKey(secret: string): TokenSigningKey {
  const known = signingKeys.get(secret)
  if (known) return known
  const pair = keyPair(secret, 'session signature')
  const key = { ...pair, head: headOf(pair.jwk.kid) }
  signingKeys.set(secret, key)
  return key
}

/** The public key that a token names, if it belongs to one of our secrets. */
function publicKeyNamed(secrets: string[], kid: string): KeyObject | undefined {
  return secrets.map(sessionKey).find(({ jwk }) => jwk.kid === kid)?.publicKey
}

/** The only type: other tokens signed with the same key are not sessions (RFC 8725 3.11). */
const TYPE = 'JWT'

/** The only algorithm, whatever a header says (RFC 8725 3.1). */
const ALGORITHM = 'EdDSA'

type Claims = Record<string, unknown>

/** The header of a token, the same for all tokens of a key. */
function headOf(kid: string): string {
  return encoded({ alg: ALGORITHM, typ: TYPE, kid })
}

/**
 * A compact JWT (RFC 7519, RFC 7515, RFC 8037), signed synchronously in some 36 us. Another thread would only compete
 * with the database's work.
 */
function signJwt({ head, privateKey }: { head: string; privateKey: KeyObject }, claims: object): string {
  const content = `${head}.${encoded(claims)}`
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
}

/**
 * The claims of a token with a valid signature by the key it names; null for everything else. The claims are not
 * checked.
 */
function verifiedClaims(jwt: string, keyNamed: (id: string) => KeyObject | undefined): Claims | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.')
  if (rest.length > 0) return null
  // Decoders ignore padding and unused bits, but a token changed in them is not the one we issued.
  if (![header, claims, signature].every((part) => CANONICAL_BASE64URL.test(part))) return null

  const { alg, typ, kid, crit } = decoded(header) ?? {}
  // We support no critical header (RFC 7515 4.1.11).
  if (alg !== ALGORITHM || typ !== TYPE || typeof kid !== 'string' || crit !== undefined) return null
  const key = keyNamed(kid)
  if (key === undefined) return null
  const isSigned = verify(null, Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
  return isSigned ? decoded(claims) : null
}

/** The claims of a token whose signature is known to be valid. */
function claimsIn(jwt: string): Claims {
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
