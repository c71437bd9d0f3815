import { api } from '#client/api/api-client.ts'
import { hasPage } from '#client/api/app-config.ts'
import { isServerThere } from '#client/api/is-server-there.ts'
import { keepsAll, storageLoss } from '#client/lib/storage.ts'
import { exclusively } from '#client/sessions/tabs/session-lock.ts'
import { makesGuests } from '#shared/route-rules.ts'
import { accountHere } from './account-here.ts'
import { describeWhy, loadAccount, loadAccountInBackground, rememberAccount } from './load-account.ts'
import { beginWait, endWait } from './longest-wait.ts'
import { adoptSession, leaveSession, openSession, renewSession } from './session.ts'
import { sessionState, setSessionState } from './session-state.ts'
import { browserId } from './stored-browser-id.ts'
import { readStored } from './stored-session.ts'

let arriving: Promise<void> | null = null

/**
 * Decides who is here, on the first page and on each one after: the stored session, the holder of
 * the stored key, a new guest where the page makes guests, or nobody.
 */
export function arrive(pathname: string): Promise<void> {
  if (sessionState().session) return Promise.resolve()

  arriving ??= settle(pathname)
    .catch(describeWhy)
    .then(catchUp)
    .finally(() => {
      arriving = null
      setSessionState({ phase: 'ready' })
    })
  return arriving
}

/** The Retry of the offline notice. What it says stays until it is known better. */
export async function retry() {
  keepsAll()
  if (!(await isServerThere())) {
    setSessionState({ isOffline: true, problem: null })
    return
  }
  // What is allowed meanwhile holds for a page that is loaded anew.
  if (storageLoss() === 'refused') return location.reload()
  await arrive(location.pathname)
  const { session, isOffline, problem } = sessionState()
  if (session && (isOffline || problem !== null)) await loadAccount().catch(() => undefined)
}

/** For where the server has to be asked before anything can be shown. */
function awaitServer() {
  beginWait()
  setSessionState({ phase: 'initializing' })
}

async function settle(pathname: string) {
  const { session, browserKey, accountId } = readStored()
  const isNewHere = browserKey === null && accountId === null
  if (session && Date.now() < session.expiresAt) {
    adoptSession(session)
  } else if (browserKey !== null) {
    awaitServer()
    await renewSession()
  } else if (isNewHere && makesGuests(pathname) && hasPage(pathname) && keepsAll()) {
    // A guest whose key is not kept would be lost with the page, and each page would make another.
    awaitServer()
    await exclusively(createGuest)
    // Made or signed in by another tab: its session becomes this tab's.
    if (sessionState().session === null && readStored().browserKey !== null) await renewSession()
  } else {
    leaveSession()
  }
}

/** Until it is decided who is here this tab does not follow the others: one may have signed in unheard. */
function catchUp() {
  const { session } = readStored()
  const isAlive = session !== null && Date.now() < session.expiresAt
  if (isAlive && sessionState().session === null) adoptSession(session)

  const isUnknown = sessionState().session !== null && accountHere() === null
  if (isUnknown) loadAccountInBackground()
  else endWait()
}

/** Runs under the lock, so that two tabs opened together make one guest between them. */
async function createGuest() {
  if (isTaken()) return

  const { success, jwt, browserKey, expiresIn, ...account } = await api.account.create.mutate({
    browserId: browserId(),
  })
  // Somebody signed in while the answer was on its way: the guest is left behind, unused.
  if (isTaken()) return
  openSession({ accessToken: jwt, browserKey, expiresIn, user: account })
  rememberAccount(account)
}

function isTaken() {
  const { browserKey, accountId } = readStored()
  return browserKey !== null || accountId !== null
}
