import { isServerThere } from '#client/api/is-server-there.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { setSessionState } from '#client/sessions/session-state.ts'

/** The code could not be loaded because the server is away. */
export class ServerAway extends Error {}

/** In the state of a history entry: the build whose code was missing there. */
const MARK = 'lostCodeOf'

/**
 * For needed code that cannot be loaded. When the server is away, a notice says so. Otherwise a new build was most likely
 * deployed: the document is reloaded once, and the promise never settles.
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

/**
 * Once for each build and history entry. The mark is in the history state, which browsers do not refuse. Without the mark there
 * is no reload.
 */
function mayLoadAnew() {
  // The hash in the first file's name covers all the files it leads to.
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
