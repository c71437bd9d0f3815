import { isSignedOutHere } from './sign-out.ts'
import { browserId } from './stored-browser-id.ts'
import { readStored } from './stored-session.ts'

/**
 * Identifies the caller, for every call that may issue a browser key. The stored key is sent along: the server renews the row
 * of a caller that proves to hold it, and makes a new row for any other. Read at the moment of the call, because another tab
 * may have received a newer key.
 */
export function thisBrowser() {
  const { browserKey } = readStored()
  // A key that was signed out here must not be renewed: the server is about to revoke it, with all that came of it.
  const mayRenew = browserKey !== null && !isSignedOutHere(browserKey)
  return { browserId: browserId(), browserKey: mayRenew ? browserKey : undefined }
}
