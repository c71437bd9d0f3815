import { errors, jwtVerify, SignJWT } from 'jose'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { currentSecret, deriveKey, keyId, secretNamed } from '#server/secrets.ts'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'
import type { Session } from './session.ts'

/** The one algorithm; whatever a token's header proposes is not asked (RFC 8725 3.1). */
const ALGORITHM = 'HS256'

/** A session token and its life in seconds. */
export async function issueSessionToken({ config }: Pick<Deps, 'config'>, session: Session) {
  const secret = currentSecret(config.secrets)
  const jwt = await new SignJWT({ sid: session.browserKeyId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keyId(secret) })
    .setSubject(session.accountId)
    .setIssuer(config.publicUrl)
    .setAudience(config.publicUrl)
    .setIssuedAt()
    .setExpirationTime(`${config.lifetimes.jwt} s`)
    .sign(deriveKey(secret, 'session'))
  return { jwt, expiresIn: config.lifetimes.jwt }
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
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') throw new Refusal('invalidToken')
    return { accountId: payload.sub, browserKeyId: payload.sid }
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new Refusal('tokenExpired', { cause })
    throw new Refusal('invalidToken', { cause })
  }
}

function verificationKey(config: Config, kid: string | undefined) {
  const secret = secretNamed(config.secrets, kid)
  if (!secret) throw new Refusal('invalidToken')
  return deriveKey(secret, 'session')
}
