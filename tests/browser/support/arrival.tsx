import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '#client/styles/index.css'
import { App } from '#client/app/app.tsx'
import { leaveSession, openSession } from '#client/session/session.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { lastingToken, type newGuest } from './app.tsx'
import { answerCalls } from './calls.ts'

/**
 * Opens a page of the application before anybody is known, as a load of the document does. `whose`: the account whose session
 * the browser keeps; without one somebody comes for the first time.
 */
export async function arriveAt(
  path: string,
  { whose, answers }: { whose?: ReturnType<typeof newGuest>; answers: Parameters<typeof answerCalls>[0] },
) {
  localStorage.clear()
  localStorage.setItem('legal_notice_read', '2026-11-01T12:00:00.000Z')
  if (whose) openSession({ accessToken: lastingToken(), browserKey: 'key', expiresIn: 900, user: whose })
  // What was stored stays.
  leaveSession()
  setSessionState({ phase: 'initializing' })
  const made = answerCalls(answers)
  const before = location.href
  history.replaceState(null, '', path)
  const screen = await render(<App firstPage={null} />)
  onTestFinished(async () => {
    await screen.unmount()
    leaveSession()
    history.replaceState(null, '', before)
  })
  return { made, screen }
}
