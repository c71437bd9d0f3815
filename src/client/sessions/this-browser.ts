import { isSignedOutHere } from './sign-out.ts'
import { browserId } from './stored-browser-id.ts'
import { readStored } from './stored-session.ts'

/**
 * Who calls, for every call that may issue a browser key. The stored key is shown along: the server renews the row of
 * who proves to hold it, and anybody else gets one more. Asked for at the moment of the call, because another tab may
 * have been given a newer one.
 */
export function thisBrowser() {
  const { browserKey } = readStored()
  // What is signed out here must not be renewed: the server is about to hear of it, and would end what came of it.
  const isShown = browserKey !== null && !isSignedOutHere(browserKey)
  return { browserId: browserId(), browserKey: isShown ? browserKey : undefined }
}
