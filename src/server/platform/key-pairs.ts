import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { deriveKey, type SigningPurpose } from './secrets.ts'

/** The public keys in their public form: P-256 (RFC 7518 6.2.1) and Ed25519 (RFC 8037 2). */
type PublicJwks = {
  'ES256 session signature': Named & { kty: 'EC'; crv: 'P-256'; x: string; y: string; alg: 'ES256' }
  'journal signature': Named & { kty: 'OKP'; crv: 'Ed25519'; x: string; alg: 'EdDSA' }
}

type Named = { kid: string; use: 'sig' }

export type KeyPair<Purpose extends SigningPurpose = SigningPurpose> = {
  jwk: PublicJwks[Purpose]
  privateKey: KeyObject
  publicKey: KeyObject
}

/** How the pair of each purpose is made of a secret. A purpose never changes its algorithm: it gets a new name. */
const kinds: { [Purpose in SigningPurpose]: (secret: string) => KeyPair<Purpose> } = {
  'ES256 session signature': (secret) => {
    const privateKey = p256KeyOf(deriveKey(secret, 'ES256 session signature', SCALAR_SEED_BYTES))
    const publicKey = createPublicKey(privateKey)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const members = { crv: 'P-256', kty: 'EC', x, y } as const
    return { jwk: { ...members, ...named(members), alg: 'ES256' }, privateKey, publicKey }
  },
  'journal signature': (secret) => {
    const privateKey = ed25519KeyOf(deriveKey(secret, 'journal signature'))
    const publicKey = createPublicKey(privateKey)
    const { x = '' } = publicKey.export({ format: 'jwk' })
    const members = { crv: 'Ed25519', kty: 'OKP', x } as const
    return { jwk: { ...members, ...named(members), alg: 'EdDSA' }, privateKey, publicKey }
  },
}

const made = new Map<string, KeyPair>()

/**
 * The key pair of a secret for one purpose. It is derived, so every process with the secret has the pair, and no
 * other file is needed.
 */
export function keyPair<Purpose extends SigningPurpose>(secret: string, purpose: Purpose): KeyPair<Purpose> {
  const name = `${purpose}\n${secret}`
  const pair = made.get(name) ?? kinds[purpose](secret)
  made.set(name, pair)
  return pair as KeyPair<Purpose>
}

/** The public keys for verifiers. The first secret's key signs; the others' keys have signed, or will. */
export function publicKeySet<Purpose extends SigningPurpose>(secrets: string[], purpose: Purpose) {
  return { keys: secrets.map((secret) => keyPair(secret, purpose).jwk) }
}

/** The bytes before the 32 of such a key in PKCS #8 (RFC 8410 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A private key of Ed25519 is any 32 bytes (RFC 8032 5.1.5). */
export function ed25519KeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** The order of P-256 (SEC 2 2.4.2). A private key is a number from 1 to one less. */
export const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** 128 bits more than the order has, so that no key is likelier than another (FIPS 186-5 A.2.1 asks for 64). */
const SCALAR_SEED_BYTES = 48

export function p256KeyOf(seed: Uint8Array): KeyObject {
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (P256_ORDER - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(d)
  // 4, then the two coordinates (SEC 1 2.3.3).
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') }
  return createPrivateKey({ key, format: 'jwk' })
}

/** The name of a key is its thumbprint: these members, in the order of the alphabet, without spaces (RFC 7638 3.1). */
function named(members: { crv: string; kty: string; x: string; y?: string }): Named {
  const { crv, kty, x, y } = members
  return {
    kid: createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url'),
    use: 'sig',
  }
}
