import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '#client/styles/index.css'
import { App } from '#client/app/app.tsx'
import { leaveSession } from '#client/session/session.ts'
import { setSessionState } from '#client/session/session-state.ts'
import { answerCalls } from './calls.ts'

/** Opens a page of the application where it is not yet decided who is here. The browser keeps `kept` and nothing else. */
export async function openUnknown(
  path: string,
  answers: Parameters<typeof answerCalls>[0],
  kept: Record<string, string> = {},
) {
  localStorage.clear()
  localStorage.setItem('legal_notice_read', '2026-11-01T12:00:00.000Z')
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  const made = answerCalls(answers)
  answerHealth()
  setSessionState({ phase: 'initializing', session: null, isOffline: false, problem: null })
  const before = location.href
  history.replaceState(null, '', path)
  const screen = await render(<App firstPage={null} />)
  onTestFinished(async () => {
    await screen.unmount()
    leaveSession()
    history.replaceState(null, '', before)
  })
  return made
}

/** The server is there, whatever it says of calls. */
function answerHealth() {
  const others = window.fetch
  window.fetch = async (address, request) =>
    String(address) === '/api/health/live' ? Response.json({}) : others(address, request)
  onTestFinished(() => {
    window.fetch = others
  })
}
