import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountOfWayBack } from '#server/account-protection/effects/mail-ways-back.ts'
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

/** The page is good without the line, and somebody waits for it. */
const LONGEST_LOOK_UP = 500

/** As it stands in the built page. */
const NOBODY = 'name="link-address" content=""'

/** What is said of a token: for whom or what it is, or nothing as long as it is good; null of one that does nothing. */
type LookUp = (deps: Deps, token: string) => Promise<string | null>

const isGood = (found: unknown) => (found ? '' : null)

/** By the page that the mailed link leads to. */
const lookUps: Record<string, LookUp> = {
  [pages.verifyLink]: async (deps, token) => {
    const address = await addressOfLink(deps, token)
    return address && maskAddress(address)
  },
  [pages.emailKeyLink]: async (deps, token) => {
    const facts = await awaitedEmailKey(deps, token)
    return facts && JSON.stringify(facts)
  },
  [pages.kept]: async ({ db }, token) => isGood(await accountOfWayBack(db, token)),
  [pages.stop]: async (deps, token) => {
    const change = await readStoppable(deps, token)
    return change && JSON.stringify(change)
  },
}

/**
 * For the page of a mailed link: a sign-in link names, masked, for whom it is, so that nobody presses Continue without
 * knowing; that of an e-mail key names the account that the key is for, and one that stops a change says which; one that does
 * nothing any more says so before anybody presses anything. Null where nothing can be said, for
 * whatever reason; the plain page is good then. Nothing changes by asking, and nobody is refused for asking often: another
 * site may make its visitors open as many as it likes.
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
    const said = await inTime(lookUp(deps, token))
    return said === null ? LINK_GONE : said || null
  } catch {
    return null
  }
}

/** The token of an e-mail key is a segment of its own, that of any other link is in the query. */
function linkIn(url: string, path: string) {
  const isEmailKey = path.startsWith(`${pages.emailKeyLink}/`)
  if (isEmailKey) {
    return { page: pages.emailKeyLink, token: path.slice(pages.emailKeyLink.length).split('/').find(Boolean) }
  }
  return { page: path, token: new URLSearchParams(url.slice(pathOf(url).length)).get('token') }
}

/** Sends the page with what is said of its link in it, which is for this one visitor: kept by no cache, and not compressed. */
export function sendLinkPage(reply: FastifyReply, page: Page, said: string) {
  const somebody = NOBODY.replace('""', `"${escapeHtml(said)}"`)
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
