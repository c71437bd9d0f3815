import { LINK_GONE } from '#shared/link-gone.ts'

/** What the server says, in the document, of the mailed link that it was opened by. */
const told = document.querySelector<HTMLMetaElement>('meta[name="link-address"]')?.content ?? ''

/** It was used or replaced, is too old, or is none of ours. False too where the server could not say. */
export const isLinkGone = told === LINK_GONE

/** What is said of a link that is good. */
export const linkFacts = isLinkGone ? '' : told

/** For whom a sign-in link is, masked; empty where the server could not say. */
export const linkAddress = linkFacts
