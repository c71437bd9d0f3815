import { api } from '#client/api/api-client.ts'
import { hasPage } from '#client/api/app-config.ts'
import { isServerThere } from '#client/api/is-server-there.ts'
import { keepsAll, storageLoss } from '#client/lib/storage.ts'
import { makesGuests } from '#shared/route-rules.ts'
import { describeWhy, loadAccount, loadAccountInBackground, rememberAccount } from './load-account.ts'
import { adoptSession, exclusively, leaveSession, openSession, renewSession } from './session.ts'
import { accountHere, beginWait, endWait, sessionState, setSessionState } from './session-state.ts'
import { browserId, readStored } from './stored-session.ts'

let arriving: Promise<void> | null = null

/**
 * Decides who is signed in, on every page. It is the stored session, the holder of the stored key, a new guest if the page
 * makes guests, or nobody.
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

/** The Retry of the offline notice. The notice stays until the result is known. */
export async function retry() {
  keepsAll()
  if (!(await isServerThere())) {
    setSessionState({ isOffline: true, problem: null })
    return
  }
  // A changed browser permission takes effect only after a reload.
  if (storageLoss() === 'refused') return location.reload()
  await arrive(location.pathname)
  const { session, isOffline, problem } = sessionState()
  if (session && (isOffline || problem !== null)) await loadAccount().catch(() => undefined)
}

/** For pages that need an answer of the server before they can show anything. */
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
    // When storage is refused, the guest would be lost with the page, and every page would make another.
    awaitServer()
    await exclusively(createGuest)
    // Made by another tab: its session becomes this tab's.
    if (sessionState().session === null && readStored().browserKey !== null) await renewSession()
  } else {
    leaveSession()
  }
}

/** Until the decision, this tab ignores the others' events: another tab may have signed in unnoticed. */
function catchUp() {
  const { session } = readStored()
  const isAlive = session !== null && Date.now() < session.expiresAt
  if (isAlive && sessionState().session === null) adoptSession(session)

  const isUnknown = sessionState().session !== null && accountHere() === null
  if (isUnknown) loadAccountInBackground()
  else endWait()
}

/** Runs under the lock, so that two tabs opened together make only one guest. */
async function createGuest() {
  if (isTaken()) return

  const { success, jwt, browserKey, expiresIn, ...account } = await api.account.create.mutate({
    browserId: browserId(),
  })
  // Somebody signed in while the answer was on its way: the new guest stays unused.
  if (isTaken()) return
  openSession({ accessToken: jwt, browserKey, expiresIn, user: account })
  rememberAccount(account)
}

function isTaken() {
  const { browserKey, accountId } = readStored()
  return browserKey !== null || accountId !== null
}
