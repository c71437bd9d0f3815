import { hash } from 'node:crypto'
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
import type { Queries } from '#server/platform/postgres/open.ts'
import { currentSecret } from '#server/platform/secrets.ts'
import { claimsOf, type Holder, readHolder } from './holder.ts'
import { type Claims, claimsIn, publicKeyNamed, sessionKey, signJwt, verifiedClaims } from './signed-token.ts'

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

type Issuer = Pick<Deps, 'config'>

/** A session token and its lifetime in seconds, for a user just authenticated, of whom the caller has read all. */
export function newSessionToken({ config }: Issuer, standing: Standing, holder: Holder) {
  const expiresIn = config.lifetimes.jwt
  return { jwt: newToken(config, standing, holder, now() + expiresIn), expiresIn }
}

/** A session with its browser key: the answer of every sign-in. */
export function newSession(deps: Issuer, { standing, secret }: IssuedKey, holder: Holder) {
  return { ...newSessionToken(deps, standing, holder), browserKey: secret }
}

/** The same as `newSessionToken`, for calls that are made rarely: reads by itself who holds the session. */
export async function issueSessionToken(db: Queries, deps: Issuer, standing: Standing) {
  return newSessionToken(deps, standing, await readHolder(db, standing))
}

/** The same as `newSession`, for calls that are made rarely. */
export async function issueSession(db: Queries, deps: Issuer, issued: IssuedKey) {
  return newSession(deps, issued, await readHolder(db, issued.standing))
}

/**
 * A new token for a session that expires when the presented one does: exchanging a stolen token must not prolong it.
 */
export async function reissueSessionToken(db: Queries, { config }: Issuer, session: Session) {
  const jwt = newToken(config, session, await readHolder(db, session), session.expiresAt)
  return { jwt, expiresIn: session.expiresAt - now() }
}

function newToken(config: Config, standing: Standing, holder: Holder, expiresAt: number): string {
  const { accountId, browserKeyId, secretId } = standing
  const token = signJwt(sessionKey(currentSecret(config.secrets)), {
    sid: `${browserKeyId}.${secretId}`,
    sub: accountId,
    iss: config.publicUrl,
    aud: config.publicUrl,
    iat: now(),
    exp: expiresAt,
    ...claimsOf(holder),
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
