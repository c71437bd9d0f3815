import { seconds } from '#shared/time.ts'
import { accountHere } from './account-here.ts'
import { setSessionState } from './session-state.ts'

/** What is promised is 8 s from the opening of the page, and its code had to come first. */
const LONGEST_WAIT = seconds(7.5)

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
  if (accountHere() === null) setSessionState({ phase: 'ready', isOffline: true })
}
