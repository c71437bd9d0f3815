import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAccountByUndoToken } from '#server/account-protection/effects/mail-ways-back.ts'
import { readStoppable } from '#server/account-protection/stop-change.ts'
import type { Deps } from '#server/deps.ts'
import { awaitedEmailKey } from '#server/emails/activate-email-key.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { addressOfLink } from '#server/sign-in-links/redeem.ts'
import { LINK_GONE } from '#shared/link-facts.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { pages } from '#shared/page-paths.ts'
import { pathOf } from './description.ts'
import type { Page } from './page-document.ts'

/** Milliseconds. The page is usable without the line, and a visitor waits. */
const LONGEST_LOOK_UP = 500

/** As in the built page. */
const EMPTY_META = 'name="link-address" content=""'

/** Describes a token: its recipient or subject, or '' for a valid one without facts; null when it does not work. */
type LookUp = (deps: Deps, token: string) => Promise<string | null>

const isGood = (found: unknown) => (found ? '' : null)

/** By the page that the mailed link opens. */
const lookUps: Record<string, LookUp> = {
  [pages.verifyLink]: async (deps, token) => {
    const address = await addressOfLink(deps, token)
    return address && maskAddress(address)
  },
  [pages.emailKeyLink]: async (deps, token) => {
    const facts = await awaitedEmailKey(deps, token)
    return facts && JSON.stringify(facts)
  },
  [pages.kept]: async ({ db }, token) => isGood(await findAccountByUndoToken(db, token)),
  [pages.stop]: async (deps, token) => {
    const change = await readStoppable(deps, token)
    return change && JSON.stringify(change)
  },
}

/**
 * Describes the link to the page that it opens. A sign-in link names its masked address, so that nobody continues
 * without knowing it. An e-mail key's link names the account, and a stop link the change. A link that no longer works
 * says so before anything is pressed.
 *
 * Null when there is no description, for any reason; the plain page is sent then. The call changes nothing, and has
 * no rate limit: another site may make its visitors open any number of links.
 */
export async function describeLink(
  deps: Deps,
  request: FastifyRequest,
  path: string,
): Promise<string | null> {
  const { page, token } = linkIn(request.raw.url ?? '/', path)
  const lookUp = lookUps[page]
  if (!lookUp || !token) return null
  try {
    const description = await inTime(lookUp(deps, token))
    return description === null ? LINK_GONE : description || null
  } catch {
    return null
  }
}

/** An e-mail key's token is a path segment; the token of any other link is in the query. */
function linkIn(url: string, path: string) {
  const isEmailKey = path.startsWith(`${pages.emailKeyLink}/`)
  if (isEmailKey) {
    return { page: pages.emailKeyLink, token: path.slice(pages.emailKeyLink.length).split('/').find(Boolean) }
  }
  return { page: path, token: new URLSearchParams(url.slice(pathOf(url).length)).get('token') }
}

/** Sends the page with the description of its link. It is for one visitor: not cached, not compressed. */
export function sendLinkPage(reply: FastifyReply, page: Page, description: string) {
  const filledMeta = EMPTY_META.replace('""', `"${escapeHtml(description)}"`)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.plain.toString().replace(EMPTY_META, () => filledMeta))
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
