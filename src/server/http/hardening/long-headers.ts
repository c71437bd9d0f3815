import type { FastifyReply, FastifyRequest } from 'fastify'
import { LONGEST_TOKEN } from '#shared/text.ts'

/** What browsers send of these is a tenth of it. */
const LONGEST_LIST = 1000

/** Only wishes: whoever says one at such length is answered as if they had none. */
const WISHES = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
] as const

const BEARER = 'Bearer '

/**
 * Sees to the length of headers before anybody matches or parses them. All of them together are at most 16 KiB, which the
 * HTTP server looks to; that is short enough for cookies, which are split once and of which one is looked at.
 */
export function boundHeaders(
  { raw: { headers } }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  for (const name of WISHES) {
    const said = headers[name]
    if (said !== undefined && said.length > LONGEST_LIST) delete headers[name]
  }
  const { authorization, 'x-forwarded-for': forwarded } = headers
  // A token that is cut is signed by nobody, and refused as such.
  if (authorization !== undefined)
    headers.authorization = authorization.slice(0, BEARER.length + LONGEST_TOKEN)
  // Each proxy adds at the end, so that the ones we believe are there.
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.slice(-LONGEST_LIST)
  done()
}
