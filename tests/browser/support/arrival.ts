import { leaveSession, openSession } from '#client/sessions/session.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { drawAt, keepOnly, lastingToken, type newGuest } from './app.tsx'
import { answerCalls } from './calls.ts'

/**
 * Opens a page of the application before anybody is known, as a load of the document does. `whose`: the account whose session
 * the browser keeps; without one somebody comes for the first time.
 */
export async function arriveAt(
  path: string,
  { whose, answers }: { whose?: ReturnType<typeof newGuest>; answers: Parameters<typeof answerCalls>[0] },
) {
  keepOnly({})
  if (whose) openSession({ accessToken: lastingToken(), browserKey: 'key', expiresIn: 900, user: whose })
  // What was stored stays.
  leaveSession()
  setSessionState({ phase: 'initializing' })
  const made = answerCalls(answers)
  const { screen } = await drawAt(path)
  return { made, screen }
}
