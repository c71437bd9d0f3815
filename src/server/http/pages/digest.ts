import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A short hash of a content, for an `ETag` or an address. 132 bits in base64url. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Whether If-None-Match has this tag: in a list, weak, or `*` (RFC 9110 13.1.2). */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return named !== undefined && (named.includes(etag) || named.includes('*'))
}
