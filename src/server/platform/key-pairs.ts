import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { deriveKey, type SigningPurpose } from './secrets.ts'

/** A public key in its public form (RFC 8037 2). */
export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig'; alg: 'EdDSA' }

type KeyPair = { jwk: PublicJwk; privateKey: KeyObject; publicKey: KeyObject }

/** The bytes before the 32 of such a key in PKCS #8 (RFC 8410 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const made = new Map<string, KeyPair>()

/**
 * The key pair of a secret for one purpose. It is derived, so every process with the secret has the pair, and no
 * other file is needed.
 */
export function keyPair(secret: string, purpose: SigningPurpose): KeyPair {
  const name = `${purpose}\n${secret}`
  const known = made.get(name)
  if (known) return known
  const privateKey = privateKeyOf(deriveKey(secret, purpose))
  const publicKey = createPublicKey(privateKey)
  const pair = { jwk: publicJwk(publicKey), privateKey, publicKey }
  made.set(name, pair)
  return pair
}

/** The public keys for verifiers. The first secret's key signs; the others' keys have signed, or will. */
export function publicKeySet(secrets: string[], purpose: SigningPurpose): { keys: PublicJwk[] } {
  return { keys: secrets.map((secret) => keyPair(secret, purpose).jwk) }
}

/** A private key is any 32 bytes (RFC 8032 5.1.5). */
export function privateKeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

function publicJwk(publicKey: KeyObject): PublicJwk {
  const x = String(publicKey.export({ format: 'jwk' }).x)
  // The key's thumbprint (RFC 7638 3.1): these members, in this order, without spaces.
  const named = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })
  const kid = createHash('sha256').update(named).digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' }
}
