import type { KeyObject } from 'node:crypto'
import { keyPair, type PublicJwk } from '#server/platform/key-pairs.ts'
import { deriveKey, secretName } from '#server/platform/secrets.ts'
import { headOf } from './jwt.ts'

/** What signs session tokens, made of one secret. */
export type SessionKey = { jwk: PublicJwk; head: string; privateKey: KeyObject; publicKey: KeyObject }

/** What a token may be verified with: a key is good for one algorithm, whatever a header says (RFC 8725 3.1). */
export type VerificationKey =
  | { algorithm: 'EdDSA'; publicKey: KeyObject }
  | { algorithm: 'HS256'; bytes: Uint8Array }

const made = new Map<string, SessionKey>()

/** The key pair of a secret that signs session tokens, with what each of them begins with. */
export function sessionKey(secret: string): SessionKey {
  const known = made.get(secret)
  if (known) return known
  const pair = keyPair(secret, 'session signature')
  const key = { ...pair, head: headOf(pair.jwk.kid) }
  made.set(secret, key)
  return key
}

/**
 * The key that a token names. Tokens of before key pairs name their secret and are signed with what is derived of it: they
 * hold until they run out, and none is made any more.
 */
export function verificationKeyNamed(secrets: string[], kid: string): VerificationKey | undefined {
  for (const secret of secrets) {
    const { jwk, publicKey } = sessionKey(secret)
    if (jwk.kid === kid) return { algorithm: 'EdDSA', publicKey }
    if (secretName(secret) === kid) return { algorithm: 'HS256', bytes: deriveKey(secret, 'session') }
  }
  return undefined
}
