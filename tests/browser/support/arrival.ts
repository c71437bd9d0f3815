import { leaveSession, openSession } from '#client/sessions/session.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { drawAt, keepOnly, lastingToken, type newGuest } from './app.tsx'
import { answerCalls } from './calls.ts'

/**
 * Opens a page of the application before the session is known, as a page load does. `whose` is the account of the
 * stored session; without it this is a first visit.
 */
export async function arriveAt(
  path: string,
  { whose, answers }: { whose?: ReturnType<typeof newGuest>; answers: Parameters<typeof answerCalls>[0] },
) {
  keepOnly({})
  if (whose) openSession({ accessToken: lastingToken(), browserKey: 'key', expiresIn: 900, user: whose })
  // The storage is kept.
  leaveSession()
  setSessionState({ phase: 'initializing' })
  const made = answerCalls(answers)
  const { screen } = await drawAt(path)
  return { made, screen }
}
