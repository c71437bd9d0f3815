import { isServerThere } from '#client/api/is-server-there.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { setSessionState } from '#client/sessions/session-state.ts'

/** The code could not be fetched because the server is away. */
export class ServerAway extends Error {}

/** In the state of a history entry: the build whose code was missing there. */
const MARK = 'lostCodeOf'

/**
 * Code that is needed and cannot be fetched. With the server away a notice says so. Otherwise it was most likely deployed anew
 * since this document was loaded: the document is loaded once more, and this never settles.
 */
export async function answerLostCode(error: unknown) {
  if (!(await isServerThere())) {
    setSessionState({ isOffline: true })
    return new ServerAway('The server is away', { cause: error })
  }
  if (!mayLoadAnew()) return error
  location.reload()
  return await new Promise(() => undefined)
}

/** Once for each build and history entry. Kept where the browser lets nobody refuse it; without the mark it is not done at all. */
function mayLoadAnew() {
  // The first file bears the hash of all that it leads to.
  const build = import.meta.url
  const entry = fieldsOf(history.state)
  if (entry[MARK] === build) return false
  try {
    history.replaceState({ ...entry, [MARK]: build }, '')
    return true
  } catch {
    return false
  }
}
