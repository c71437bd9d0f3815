import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A short name for a content, which changes with it: for an `ETag`, or in an address. 132 bits in base64url. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Whether somebody has it already: one of a list, a weak one too, or whatever there is (RFC 9110 13.1.2). */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return named !== undefined && (named.includes(etag) || named.includes('*'))
}
