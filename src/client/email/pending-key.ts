import { mailedToken } from '#client/auth/mailed-token.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { PENDING_EMAIL_KEY } from '#client/session/stored-session.ts'

// Once, when this page's code arrives: from then on the stored token is the only one, and is gone when it is used.
if (mailedToken?.page === 'emailKey') writeText(PENDING_EMAIL_KEY, mailedToken.token)

/** The token of a mailed e-mail key that still wants its code. */
export function pendingEmailKey() {
  return readText(PENDING_EMAIL_KEY) || null
}

export function forgetPendingEmailKey() {
  removeText(PENDING_EMAIL_KEY)
}
