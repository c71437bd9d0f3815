import { seconds } from '#shared/time.ts'
import { sessionState, setSessionState } from './session-state.ts'

const LONGEST_WAIT = seconds(8)

let limit: ReturnType<typeof setTimeout> | undefined

/** Nobody waits longer than the limit to be known: the application opens then and says that the server is away. */
export function beginWait() {
  limit ??= setTimeout(giveUp, LONGEST_WAIT)
}

export function endWait() {
  clearTimeout(limit)
  limit = undefined
}

function giveUp() {
  limit = undefined
  if (sessionState().account === null) setSessionState({ phase: 'ready', isOffline: true })
}
