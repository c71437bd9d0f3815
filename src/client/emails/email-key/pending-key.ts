import { fieldsOf } from '#client/lib/fields.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { ENTRY_TOKEN, mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone } from '#client/sessions/mailed-links/read-link-facts.ts'
import { PENDING_EMAIL_KEY } from '#shared/storage-names.ts'

/** Tokens that were used in this tab, whose history may still contain them. */
const used = new Set<string>()

// Once, when this page's code loads. A newer link replaces a pending one; a link that is gone replaces none.
if (mailedToken?.page === 'emailKey') {
  if (isLinkGone) forgetPendingEmailKey(mailedToken.token)
  else keepPendingEmailKey(mailedToken.token)
}

/** The token of a mailed e-mail key that still needs its code: from this tab's address, else the stored one. */
export function pendingEmailKey() {
  const token = entryToken()
  return token !== null && !used.has(token) ? token : storedToken()
}

/** Stores this token as the pending one, for every tab. */
export function keepPendingEmailKey(token: string) {
  writeText(PENDING_EMAIL_KEY, token)
}

/** Call this when the token is used up. */
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
