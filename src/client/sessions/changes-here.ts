import { createListeners } from '#client/lib/listeners.ts'
import type { Change } from '#shared/changes.ts'
import { hours } from '#shared/time.ts'
import { hearOtherTabs, sessionState } from './session-state.ts'
import { sessionApi } from './signed-in-calls.ts'

/** Recent and pending changes of sign-in methods. Kept outside the query cache, because every page shows them. */
let loaded: { accountId: string; changes: Change[]; at: number } | null = null

/** A tab that nobody looked at for this long fetches the changes again. */
const OLD = hours(1)

const listeners = createListeners()

export const onChanges = listeners.subscribe

/** The changes of this session's account, newest first; null until the server has answered. */
export function changesHere(): Change[] | null {
  return loaded !== null && loaded.accountId === sessionState().session?.user.id ? loaded.changes : null
}

/** When the server is unreachable, the next visit fetches them: nothing depends on the answer. */
export async function askForChanges() {
  const accountId = sessionState().session?.user.id
  const changes = await sessionApi.account.changes.query().catch(() => null)
  if (changes === null || accountId === undefined) return
  loaded = { accountId, changes, at: Date.now() }
  listeners.tell()
}

/** Fetches the changes now, after a change in another tab, and when the user returns to a tab left open. */
export function followChanges() {
  const ask = () => void askForChanges()
  const comeBack = () => {
    const isOld = loaded === null || Date.now() - loaded.at > OLD
    if (document.visibilityState === 'visible' && isOld) ask()
  }
  const unsubscribe = hearOtherTabs(ask)
  document.addEventListener('visibilitychange', comeBack)
  ask()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/** Pending changes: neither stopped nor in effect yet. */
export function waitingOf(changes: Change[], now = Date.now()) {
  return changes.flatMap((change) => {
    const { takesEffectAt, isStopped } = change
    const isPending = takesEffectAt !== null && !isStopped && new Date(takesEffectAt).getTime() > now
    return isPending ? { ...change, takesEffectAt } : []
  })
}

/** Where something was done: 'in Chrome on Linux'. */
export function describeWhere({ browser }: Pick<Change, 'browser'>) {
  return browser === null ? 'through an emailed link' : `in ${browser}`
}
