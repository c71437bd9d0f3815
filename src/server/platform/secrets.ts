import { hkdfSync } from 'node:crypto'

type Purpose = 'session' | SigningPurpose | 'codes' | 'outbox'

/** What is signed with a key pair, so that others can check it. */
export type SigningPurpose = 'session signature' | 'journal signature'

const LEAST_BYTES = 32

/**
 * 32 random bytes in hexadecimal (64 digits) have fewer than ten different digits once in a million million times, 16 bytes (32
 * digits) once in ten thousand times, and 32 bytes in base64 never.
 */
const LEAST_DIFFERENT = 10

/** Follows the name of what holds the secret. */
export const SECRET_RULE = `must be ${LEAST_BYTES} bytes or longer, of ${LEAST_DIFFERENT} different characters or more, and no piece that is repeated: \`openssl rand -base64 32\` makes one`

const KEY_BYTES = 32
const NAME_BYTES = 9

const derived = new Map<string, Uint8Array>()

/** Whether a secret may sign: our public keys let everybody guess it at home, as often as they like. */
export function isFitSecret(secret: string): boolean {
  const isLong = Buffer.byteLength(secret) >= LEAST_BYTES
  return isLong && new Set(secret).size >= LEAST_DIFFERENT && !isRepeatedPiece(secret)
}

/** Whether it is one piece at least twice, the last time perhaps cut off. */
function isRepeatedPiece(text: string) {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return true
  }
  return false
}

/** One secret, many keys: a key of one purpose tells nothing about the others (HKDF-SHA256, RFC 5869). */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return derive(secret, `key for ${purpose}`, KEY_BYTES)
}

/** Public name of a secret, for `kid` headers: finds it among rotated ones and gives nothing of it away. */
export function secretName(secret: string): string {
  return Buffer.from(derive(secret, 'key id', NAME_BYTES)).toString('base64url')
}

/** The secret that signs and seals: the first of the list (SECRET). */
export function currentSecret([first]: string[]): string {
  if (first === undefined) throw new Error('The list of secrets is empty')
  return first
}

/** The secret with this public name; undefined when it was rotated out, or never ours. */
export function secretNamed(secrets: string[], id: string | undefined): string | undefined {
  return secrets.find((secret) => secretName(secret) === id)
}

function derive(secret: string, info: string, length: number) {
  const name = `${info}\n${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = new Uint8Array(hkdfSync('sha256', secret, '', info, length))
  derived.set(name, key)
  return key
}
