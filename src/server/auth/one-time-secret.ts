import { createHash } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'

/** 256 random bits in base64url, and the SHA-256 that is all the database keeps of them. */
export function newSecret(random: Random) {
  const secret = random.bytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** Plain SHA-256 is right here: the input is already uniformly random, so there is nothing to guess. */
export function hashSecret(secret: string | Buffer): Buffer {
  return createHash('sha256').update(secret).digest()
}
