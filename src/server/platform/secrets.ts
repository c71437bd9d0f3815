import { createHmac, hkdfSync } from 'node:crypto'

type Purpose = SigningPurpose | 'codes' | 'outbox' | 'fingerprints'

/** What is signed with a key pair, so that others can verify it. */
export type SigningPurpose = 'ES256 session signature' | 'journal signature'

const LEAST_BYTES = 32

/**
 * Probability of fewer than ten different digits: for 32 random bytes in hexadecimal (64 digits) one in 10^12, for 16
 * bytes (32 digits) one in ten thousand. In base64, 32 bytes never have fewer.
 */
const LEAST_DIFFERENT = 10

/** Comes after the name of the variable or file. */
export const SECRET_RULE = `must be ${LEAST_BYTES} bytes or longer, of ${LEAST_DIFFERENT} different characters or more, and no piece that is repeated: \`openssl rand -base64 32\` makes one`

const KEY_BYTES = 32
const NAME_BYTES = 9

const derived = new Map<string, Uint8Array>()

/** Whether a secret may sign: with our public keys anybody can test guesses offline, in any number. */
export function isFitSecret(secret: string): boolean {
  const isLong = Buffer.byteLength(secret) >= LEAST_BYTES
  return isLong && new Set(secret).size >= LEAST_DIFFERENT && !isRepeatedPiece(secret)
}

/** Whether it repeats one piece at least twice, the last time perhaps cut off. */
function isRepeatedPiece(text: string) {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return true
  }
  return false
}

/** Derives a key for one purpose, which reveals nothing about the others (HKDF-SHA256, RFC 5869). */
export function deriveKey(secret: string, purpose: Purpose, bytes = KEY_BYTES): Uint8Array {
  return derive(secret, `key for ${purpose}`, bytes)
}

/**
 * Public name of a secret, for `kid` headers. It identifies one of several rotated secrets and reveals nothing of it.
 */
export function secretName(secret: string): string {
  return Buffer.from(derive(secret, 'key id', NAME_BYTES)).toString('base64url')
}

/** The secret that signs and seals: the first of the list (SECRET). */
export function currentSecret([first]: string[]): string {
  if (first === undefined) throw new Error('The list of secrets is empty')
  return first
}

/** The secret with this public name; undefined when it was rotated out, or was never ours. */
export function secretNamed(secrets: string[], id: string | undefined): string | undefined {
  return secrets.find((secret) => secretName(secret) === id)
}

/** Hexadecimal digits: 64 bits, so that two addresses never meet. */
const FINGERPRINT_DIGITS = 16

/**
 * Keyed fingerprint of an address (HMAC-SHA256, RFC 2104), in hexadecimal. By it the operator finds the address in the
 * log and the outbox. Nobody without the secret can test guesses, so neither reveals an address.
 */
export function fingerprint(secret: string, address: string): string {
  const mac = createHmac('sha256', deriveKey(secret, 'fingerprints')).update(address)
  return mac.digest('hex').slice(0, FINGERPRINT_DIGITS)
}

/** The fingerprints of addresses under each secret of the list: what was written before a rotation is found too. */
export function fingerprintsOf(secrets: string[], addresses: string[]): string[] {
  return secrets.flatMap((secret) => addresses.map((address) => fingerprint(secret, address)))
}

function derive(secret: string, info: string, length: number) {
  const name = `${length} ${info}\n${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = new Uint8Array(hkdfSync('sha256', secret, '', info, length))
  derived.set(name, key)
  return key
}
