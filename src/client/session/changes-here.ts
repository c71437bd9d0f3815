import { createListeners } from '#client/lib/listeners.ts'
import type { Change } from '#shared/changes.ts'
import { sessionApi } from './calls.ts'
import { sessionState } from './session-state.ts'

/** What was changed lately of how the account opens, and what waits. Without the query cache, since every page says it. */
let told: { accountId: string; changes: Change[] } | null = null

const listeners = createListeners()

export const onChanges = listeners.subscribe

/** Of the account of this session, newest first; null until the server has told. */
export function changesHere(): Change[] | null {
  return told !== null && told.accountId === sessionState().session?.user.id ? told.changes : null
}

/** Where the server cannot be asked now, it is asked on the next visit: nothing waits for it. */
export async function askForChanges() {
  const accountId = sessionState().session?.user.id
  const changes = await sessionApi.account.changes.query().catch(() => null)
  if (changes === null || accountId === undefined) return
  told = { accountId, changes }
  listeners.tell()
}

/** Those that wait: neither stopped nor over. */
export function waitingOf(changes: Change[], now = Date.now()) {
  return changes.filter(
    ({ takesEffectAt, isStopped }) =>
      takesEffectAt !== null && !isStopped && new Date(takesEffectAt).getTime() > now,
  )
}

/** Where something was done: 'in Chrome on Linux'. */
export function sayWhere({ browser }: Change) {
  return browser === null ? 'by a mailed link' : `in ${browser}`
}
