import { seconds } from '#shared/time.ts'
import { accountHere } from './account-here.ts'
import { setSessionState } from './session-state.ts'

/** The promise is 8 s from opening the page, and the page's code has to load first. */
const LONGEST_WAIT = seconds(7.5)

let limit: ReturnType<typeof setTimeout> | undefined

/** Limits the wait for the account: after the limit the application opens and says that the server is away. */
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
