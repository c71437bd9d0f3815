import { errors, jwtVerify, SignJWT } from 'jose'
import { validate as isUuid } from 'uuid'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { currentSecret, deriveKey, keyId, secretNamed } from '#server/secrets.ts'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'
import type { Session, Standing } from './session.ts'

/** The one algorithm; whatever a token's header proposes is not asked (RFC 8725 3.1). */
const ALGORITHM = 'HS256'

/** A session token and its life in seconds, for somebody who has just proven who they are. */
export async function issueSessionToken({ config }: Pick<Deps, 'config'>, standing: Standing) {
  const expiresIn = config.lifetimes.jwt
  const jwt = await sign(config, standing, Math.floor(Date.now() / 1000) + expiresIn)
  return { jwt, expiresIn }
}

/**
 * A fresh token for a session, which ends when the one presented does: a stolen token must not live on by being traded
 * for another.
 */
export async function reissueSessionToken({ config }: Pick<Deps, 'config'>, session: Session) {
  return await sign(config, session, session.expiresAt)
}

async function sign(config: Config, { accountId, browserKeyId, secretId }: Standing, expiresAt: number) {
  const secret = currentSecret(config.secrets)
  return await new SignJWT({ sid: `${browserKeyId}.${secretId}` })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keyId(secret) })
    .setSubject(accountId)
    .setIssuer(config.publicUrl)
    .setAudience(config.publicUrl)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(deriveKey(secret, 'session'))
}

/** Reads a session token: 'Invalid token' or 'Token expired' when it does not hold. */
export async function readSessionToken(config: Config, token: string): Promise<Session> {
  // Decoders pass over padding and unused bits; a token that was changed in them is not the one we gave.
  if (!token.split('.').every((part) => CANONICAL_BASE64URL.test(part))) throw new Refusal('invalidToken')
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(config, kid), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: config.publicUrl,
      audience: config.publicUrl,
      requiredClaims: ['iat', 'exp', 'sub', 'sid'],
    })
    return sessionOf(payload)
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    if (cause instanceof errors.JWTExpired) throw new Refusal('tokenExpired', { cause })
    throw new Refusal('invalidToken', { cause })
  }
}

function sessionOf({ sub, sid, exp }: { sub?: string; sid?: unknown; exp?: number }): Session {
  if (!isUuid(sub) || typeof sid !== 'string' || exp === undefined) throw new Refusal('invalidToken')
  const [browserKeyId, secretId, ...rest] = sid.split('.')
  if (!isUuid(browserKeyId) || rest.length > 0) throw new Refusal('invalidToken')
  // Issued before tokens named their secret: whoever has its browser key gets another at once.
  if (secretId === undefined) throw new Refusal('tokenExpired')
  if (!isUuid(secretId)) throw new Refusal('invalidToken')
  return { accountId: String(sub), browserKeyId: String(browserKeyId), secretId, expiresAt: exp }
}

function verificationKey(config: Config, kid: string | undefined) {
  const secret = secretNamed(config.secrets, kid)
  if (!secret) throw new Refusal('invalidToken')
  return deriveKey(secret, 'session')
}
