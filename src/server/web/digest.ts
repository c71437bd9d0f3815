import { createHash } from 'node:crypto'

/** A short name for a content, which changes with it: for an `ETag`, or in an address. 132 bits in base64url. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
