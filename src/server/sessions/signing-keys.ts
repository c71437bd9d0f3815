import type { KeyObject } from 'node:crypto'
import { keyPair, type PublicJwk } from '#server/platform/key-pairs.ts'
import { deriveKey, secretName } from '#server/platform/secrets.ts'
import { headOf } from './jwt.ts'

/** The signing key for session tokens, derived from one secret. */
export type TokenSigningKey = { jwk: PublicJwk; head: string; privateKey: KeyObject; publicKey: KeyObject }

/** A verification key. Each is good for one algorithm, whatever a header says (RFC 8725 3.1). */
export type VerificationKey =
  | { algorithm: 'EdDSA'; publicKey: KeyObject }
  | { algorithm: 'HS256'; bytes: Uint8Array }

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

/**
 * The key that a token names. Tokens from before key pairs name their secret and are signed with a key derived from
 * it. They stay valid until they expire; no new ones are made.
 */
export function verificationKeyNamed(secrets: string[], kid: string): VerificationKey | undefined {
  for (const secret of secrets) {
    const { jwk, publicKey } = sessionKey(secret)
    if (jwk.kid === kid) return { algorithm: 'EdDSA', publicKey }
    if (secretName(secret) === kid) return { algorithm: 'HS256', bytes: deriveKey(secret, 'session') }
  }
  return undefined
}
