import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { addressOfLink } from '#server/email/redeem-sign-in-link.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { pathOf } from './description.ts'
import type { Page } from './page.ts'

/** The page is good without the line, and somebody waits for it. */
const LONGEST_LOOK_UP = 500

/** As it stands in the built page. */
const NOBODY = 'name="link-address" content=""'

/**
 * For the page of a mailed sign-in link: it names, masked, whose link it is, so that nobody presses Continue without
 * knowing. Null where that cannot be said, for whatever reason; the plain page is good then. Nothing changes by asking, and
 * nobody is refused for asking often: another site may make its visitors open as many as it likes.
 */
export async function linkAddressOf(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const { url = '/' } = request.raw
  const token = new URLSearchParams(url.slice(pathOf(url).length)).get('token')
  if (!token) return null
  try {
    const address = await inTime(addressOfLink(deps, token))
    return address && maskAddress(address)
  } catch {
    return null
  }
}

/** Sends the page with the address in it, which is for this one visitor: kept by no cache, and not compressed. */
export function sendLinkPage(reply: FastifyReply, page: Page, address: string) {
  const somebody = NOBODY.replace('""', `"${escapeHtml(address)}"`)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.plain.toString().replace(NOBODY, () => somebody))
}

async function inTime<T>(lookUp: Promise<T>): Promise<T> {
  const isDone = new AbortController()
  const late = sleep(LONGEST_LOOK_UP, null, { signal: isDone.signal }).then(() => {
    throw new Error('The look-up took too long')
  })
  try {
    return await Promise.race([lookUp, late])
  } finally {
    isDone.abort()
  }
}
