import { fieldsOf } from '#client/lib/fields.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { ENTRY_TOKEN, mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone } from '#client/sessions/mailed-links/read-link-facts.ts'
import { PENDING_EMAIL_KEY } from '#client/sessions/stored-session.ts'

/** Used up in this tab, whose history may still name them. */
const used = new Set<string>()

// Once, when this page's code arrives. The newer link takes the place of one that waits; one that is gone takes none.
if (mailedToken?.page === 'emailKey') {
  if (isLinkGone) forgetPendingEmailKey(mailedToken.token)
  else keepPendingEmailKey(mailedToken.token)
}

/** The token of a mailed e-mail key that still wants its code: of this tab's address, else the one that waits. */
export function pendingEmailKey() {
  const token = entryToken()
  return token !== null && !used.has(token) ? token : storedToken()
}

/** From now on this is the one that waits, in every tab. */
export function keepPendingEmailKey(token: string) {
  writeText(PENDING_EMAIL_KEY, token)
}

/** It has done what it was for. */
export function forgetPendingEmailKey(token: string) {
  used.add(token)
  if (storedToken() === token) removeText(PENDING_EMAIL_KEY)
  if (entryToken() === token) history.replaceState({ ...history.state, [ENTRY_TOKEN]: undefined }, '')
}

function storedToken() {
  const token = readText(PENDING_EMAIL_KEY)
  return token !== null && /^[\w-]+$/.test(token) ? token : null
}

function entryToken() {
  const token = fieldsOf(history.state)[ENTRY_TOKEN]
  return typeof token === 'string' ? token : null
}
