import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { deriveKey, secretName } from '#server/secrets.ts'
import { headOf } from './jwt.ts'

/** A public key as anybody may have it (RFC 8037 2). */
export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig'; alg: 'EdDSA' }

/** What signs session tokens, made of one secret. */
export type SessionKey = { jwk: PublicJwk; head: string; privateKey: KeyObject; publicKey: KeyObject }

/** What a token may be verified with: a key is good for one algorithm, whatever a header says (RFC 8725 3.1). */
export type VerificationKey =
  | { algorithm: 'EdDSA'; publicKey: KeyObject }
  | { algorithm: 'HS256'; bytes: Uint8Array }

/** What stands before the 32 bytes of such a key in PKCS #8 (RFC 8410 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const made = new Map<string, SessionKey>()

/** The key pair of a secret: every process that has the secret has the pair, and nobody keeps another file. */
export function sessionKey(secret: string): SessionKey {
  const known = made.get(secret)
  if (known) return known
  const privateKey = privateKeyOf(deriveKey(secret, 'session signature'))
  const publicKey = createPublicKey(privateKey)
  const jwk = publicJwk(publicKey)
  const key = { jwk, head: headOf(jwk.kid), privateKey, publicKey }
  made.set(secret, key)
  return key
}

/** A private key is any 32 bytes (RFC 8032 5.1.5). */
export function privateKeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

function publicJwk(publicKey: KeyObject): PublicJwk {
  const x = String(publicKey.export({ format: 'jwk' }).x)
  // Named by what it is (RFC 7638 3.1): these members, in this order, without spaces.
  const named = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })
  const kid = createHash('sha256').update(named).digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' }
}

/** What others verify our tokens with: that of the first secret signs, the others may have signed or are about to. */
export function publicKeySet(secrets: string[]): { keys: PublicJwk[] } {
  return { keys: secrets.map((secret) => sessionKey(secret).jwk) }
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
