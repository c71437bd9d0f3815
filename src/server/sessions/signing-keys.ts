import type { KeyObject } from 'node:crypto'
import { keyPair, type PublicJwk } from '#server/platform/key-pairs.ts'
import { headOf } from './jwt.ts'

/** The signing key for session tokens, derived from one secret. */
export type TokenSigningKey = { jwk: PublicJwk; head: string; privateKey: KeyObject; publicKey: KeyObject }

const made = new Map<string, TokenSigningKey>()

/** A secret's key pair for session tokens, with the header of its tokens. */
export function sessionKey(secret: string): TokenSigningKey {
  const known = made.get(secret)
  if (known) return known
  const pair = keyPair(secret, 'session signature')
  const key = { ...pair, head: headOf(pair.jwk.kid) }
  made.set(secret, key)
  return key
}

/** The public key that a token names, if it belongs to one of our secrets. */
export function publicKeyNamed(secrets: string[], kid: string): KeyObject | undefined {
  return secrets.map(sessionKey).find(({ jwk }) => jwk.kid === kid)?.publicKey
}
