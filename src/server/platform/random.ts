import { randomBytes, randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'

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
