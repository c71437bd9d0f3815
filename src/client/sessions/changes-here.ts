import { createListeners } from '#client/lib/listeners.ts'
import { hearOtherTabs } from '#client/sessions/tabs/tell-tabs.ts'
import type { Change } from '#shared/changes.ts'
import { hours } from '#shared/time.ts'
import { sessionState } from './session-state.ts'
import { sessionApi } from './signed-in-calls.ts'

/** What was changed lately of how the account opens, and what waits. Without the query cache, since every page says it. */
let told: { accountId: string; changes: Change[]; at: number } | null = null

/** A tab that nobody looked at for so long asks again. */
const OLD = hours(1)

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
  told = { accountId, changes, at: Date.now() }
  listeners.tell()
}

/** Asks now, when another tab has changed something, and when somebody comes back to a tab that was left open. */
export function followChanges() {
  const ask = () => void askForChanges()
  const comeBack = () => {
    const isOld = told === null || Date.now() - told.at > OLD
    if (document.visibilityState === 'visible' && isOld) ask()
  }
  const endHearing = hearOtherTabs(ask)
  document.addEventListener('visibilitychange', comeBack)
  ask()
  return () => {
    endHearing()
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/** Those that wait: neither stopped nor over. */
export function waitingOf(changes: Change[], now = Date.now()) {
  return changes.flatMap((change) => {
    const { takesEffectAt, isStopped } = change
    const isWaiting = takesEffectAt !== null && !isStopped && new Date(takesEffectAt).getTime() > now
    return isWaiting ? { ...change, takesEffectAt } : []
  })
}

/** Where something was done: 'in Chrome on Linux'. */
export function describeWhere({ browser }: Pick<Change, 'browser'>) {
  return browser === null ? 'by a mailed link' : `in ${browser}`
}
