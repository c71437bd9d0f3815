import type { FastifyReply, FastifyRequest } from 'fastify'
import { LONGEST_TOKEN } from '#shared/text.ts'

/** Characters. Browsers send a tenth of it. */
const LONGEST_LIST = 1000

/** Preferences: a header longer than the limit is treated as absent. */
const PREFERENCES = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
] as const

const BEARER = 'Bearer '

/**
 * Limits the length of headers before they are matched or parsed. The HTTP server limits all of them together to 16
 * KiB. That is short enough for cookies, which are split once and of which one is read.
 */
export function boundHeaders(
  { raw: { headers } }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  for (const name of PREFERENCES) {
    const value = headers[name]
    if (value !== undefined && value.length > LONGEST_LIST) delete headers[name]
  }
  const { authorization, 'x-forwarded-for': forwarded } = headers
  // A token that is cut fails verification and is refused.
  if (authorization !== undefined)
    headers.authorization = authorization.slice(0, BEARER.length + LONGEST_TOKEN)
  // Each proxy appends to the header, so the trusted entries are at the end.
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.slice(-LONGEST_LIST)
  done()
}
