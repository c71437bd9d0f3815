import { hash, randomBytes, randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'

export type Random = {
  bytes(count: number): Buffer
  /** A whole number in [0, below). */
  below(limit: number): number
  /** UUIDv7: sorts by time of creation (RFC 9562 5.7). */
  id(): string
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  below: (limit) => randomInt(limit),
  id: () => uuidv7(),
}

/** `length` characters of an alphabet, uniformly distributed. */
export function randomText(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')
}

const SECRET_BYTES = 32

/** 32 bytes in base64url without padding (RFC 4648 5). */
const SECRET_LENGTH = 43

/** 256 random bits in base64url, and their SHA-256. The database stores only the hash. */
export function newSecret(random: Random) {
  const secret = random.bytes(SECRET_BYTES).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** Plain SHA-256 is enough: the input is uniformly random, so it cannot be guessed. */
export function hashSecret(secret: string | Buffer): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** Whether a text has the form of our secrets. Any other is refused without a query. */
export function isSecret(text: string): boolean {
  return text.length === SECRET_LENGTH && CANONICAL_BASE64URL.test(text)
}
