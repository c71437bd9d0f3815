import { fieldsOf } from '#client/lib/fields.ts'
import { type EmailKeyFacts, LINK_GONE } from '#shared/link-facts.ts'

/** What the server says, in the document, of the mailed link that it was opened by. */
const told = document.querySelector<HTMLMetaElement>('meta[name="link-address"]')?.content ?? ''

/** It was used or replaced, is too old, or is none of ours. False too where the server could not say. */
export const isLinkGone = told === LINK_GONE

/** For whom a sign-in link is, masked; empty where the server could not say. */
export const linkAddress = isLinkGone ? '' : told

/** Whose account a mailed e-mail key is for; null where the server could not say. */
export function emailKeyFacts(): EmailKeyFacts | null {
  const { address, upid, name, createdAt, browsers } = fieldsOf(linkFacts())
  if (typeof address !== 'string' || typeof upid !== 'string') return null
  if (typeof createdAt !== 'string' || typeof browsers !== 'number') return null
  return { address, upid, createdAt, browsers, name: typeof name === 'string' ? name : null }
}

/** What is said of a link in more than a word, still to be checked. */
export function linkFacts(): unknown {
  try {
    return JSON.parse(told)
  } catch {
    return null
  }
}
