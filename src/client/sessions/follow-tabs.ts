import { toast } from '#client/lib/toasts.ts'
import { wait } from '#client/lib/wait.ts'
import { reloadAccount } from './load-account.ts'
import { adoptSession, freshSession, leaveSession } from './session.ts'
import { hearOtherTabs, sessionState } from './session-state.ts'
import { arrive } from './start-session.ts'
import { isSessionStorage, readStored, type SessionUser } from './stored-session.ts'

/** A session is stored in several steps (ms). Another tab's session is read when all of them have arrived. */
const UNTIL_WHOLE = 50

/** All tabs of a browser share one session: each tab follows what the others do. */
export function followOtherTabs(onSignedOut: () => void) {
  const follow = () => followStorage(onSignedOut)
  window.addEventListener('storage', ({ key }) => {
    if (isSessionStorage(key)) wait(UNTIL_WHOLE).then(follow)
  })
  hearOtherTabs(reloadAccount)
  // A tab that slept has missed both events and timers.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
}

function followStorage(onSignedOut: () => void) {
  const { session: mine, phase } = sessionState()
  const { session: stored, browserKey, accountId } = readStored()
  if (phase === 'initializing') return

  if (browserKey === null) {
    if (mine === null) return
    leaveSession()
    // If an account id is left, this was no sign-out: the key was refused, and the sign-in page comes next.
    if (accountId === null) onSignedOut()
    return
  }
  if (stored === null) {
    // A key without its token: ask the server which account it belongs to.
    if (mine?.refreshToken !== browserKey) leaveSession()
    arrive(location.pathname)
    return
  }

  const isOther = mine?.user.id !== stored.user.id
  const isRenamed =
    mine?.user.email !== stored.user.email || mine?.user.displayName !== stored.user.displayName
  const hasChanged = isOther || isRenamed
  if (mine !== null && isOther) toast(`You are now signed in as ${nameOf(stored.user)}.`)
  if (mine?.accessToken !== stored.accessToken || hasChanged) adoptSession(stored)
  if (hasChanged) reloadAccount()
  freshSession().catch(() => undefined)
}

/** As far as the record knows: the server fills in more later. */
function nameOf({ email, displayName }: SessionUser) {
  if (displayName !== 'User') return displayName
  return email ?? 'somebody else'
}
