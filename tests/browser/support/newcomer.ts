import { onTestFinished } from 'vitest'
import { setSessionState } from '#client/sessions/session-state.ts'
import { pages } from '#shared/page-paths.ts'
import { drawAt, keepOnly } from './app.tsx'
import { answerCalls } from './calls.ts'

/** Opens a page of the application before the session is decided. The browser's storage has `kept` and nothing else. */
export async function openUnknown(
  path: string,
  answers: Parameters<typeof answerCalls>[0],
  kept: Record<string, string> = {},
) {
  keepOnly(kept)
  const made = answerCalls(answers)
  answerHealth()
  setSessionState({ phase: 'initializing', session: null, isOffline: false, problem: null })
  await drawAt(path)
  return made
}

/** The server answers, whatever the answers to calls are. */
export function answerHealth() {
  const others = window.fetch
  window.fetch = async (address, request) =>
    String(address) === pages.health ? Response.json({}) : others(address, request)
  onTestFinished(() => {
    window.fetch = others
  })
}
