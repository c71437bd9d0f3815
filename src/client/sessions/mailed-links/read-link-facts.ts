import { fieldsOf } from '#client/lib/fields.ts'
import { type EmailKeyFacts, LINK_GONE } from '#shared/link-facts.ts'

/** What the server wrote into the document about the mailed link that opened it. */
const content = document.querySelector<HTMLMetaElement>('meta[name="link-address"]')?.content ?? ''

/** True for a link that was used or replaced, has expired or is unknown. False also when the server could not tell. */
export const isLinkGone = content === LINK_GONE

/** The address that a sign-in link is for, masked; empty when the server could not tell. */
export const linkAddress = isLinkGone ? '' : content

/** The account that a mailed e-mail key is for; null when the server could not tell. */
export function emailKeyFacts(): EmailKeyFacts | null {
  const { address, upid, name, createdAt, browsers } = fieldsOf(linkFacts())
  if (typeof address !== 'string' || typeof upid !== 'string') return null
  if (typeof createdAt !== 'string' || typeof browsers !== 'number') return null
  return { address, upid, createdAt, browsers, name: typeof name === 'string' ? name : null }
}

/** Facts about a link that are more than one word. The caller still has to validate them. */
export function linkFacts(): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
