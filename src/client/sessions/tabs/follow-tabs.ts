import { toast } from '#client/lib/toasts.ts'
import { wait } from '#client/lib/wait.ts'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { adoptSession, freshSession, leaveSession } from '#client/sessions/session.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { arrive } from '#client/sessions/start-session.ts'
import { isSessionStorage, readStored, type SessionUser } from '#client/sessions/stored-session.ts'
import { hearOtherTabs } from './tell-tabs.ts'

/** A session is stored in several steps; another tab's is read when they all have arrived. */
const UNTIL_WHOLE = 50

/** All tabs of a browser hold one session: what one of them does, the others follow. */
export function followOtherTabs(onSignedOut: () => void) {
  const follow = () => followStorage(onSignedOut)
  window.addEventListener('storage', ({ key }) => {
    if (isSessionStorage(key)) wait(UNTIL_WHOLE).then(follow)
  })
  hearOtherTabs(reloadAccount)
  // A tab that slept has missed events and timers alike.
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
    // With an account id left it was no sign-out: the key was refused, and the sign-in page is next.
    if (accountId === null) onSignedOut()
    return
  }
  if (stored === null) {
    // A key without its token: ask the server whose it is.
    if (mine?.refreshToken !== browserKey) leaveSession()
    arrive(location.pathname)
    return
  }

  const isOther = mine?.user.id !== stored.user.id
  const isRenamed =
    mine?.user.email !== stored.user.email || mine?.user.displayName !== stored.user.displayName
  const hasChanged = isOther || isRenamed
  if (mine !== null && isOther) toast(`You are now ${nameOf(stored.user)}.`)
  if (mine?.accessToken !== stored.accessToken || hasChanged) adoptSession(stored)
  if (hasChanged) reloadAccount()
  freshSession().catch(() => undefined)
}

/** As well as the record knows: it is told more by and by. */
function nameOf({ email, displayName }: SessionUser) {
  if (displayName !== 'User') return displayName
  return email ?? 'somebody else'
}
