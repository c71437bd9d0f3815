import { removeText } from '#client/lib/storage.ts'
import { accountHere } from './account-here.ts'
import { loadAccount, reloadAccount } from './load-account.ts'
import { loadLeaveGuest } from './load-leave-guest.ts'
import { notAuthenticated, openSession } from './session.ts'
import { sessionState } from './session-state.ts'
import { ENDED_KEY, readStored, type SessionUser } from './stored-session.ts'
import { tellOtherTabs } from './tell-tabs.ts'

type Entry = { jwt: string; browserKey?: string | undefined; expiresIn: number; user: SessionUser }

/**
 * Opens the session that a ceremony or a link has earned. Without a new key this browser keeps its own,
 * unless somebody else has signed in meanwhile: their key does not go with this token.
 */
export function enter({ jwt, browserKey, expiresIn, user }: Entry) {
  const key = browserKey ?? storedKeyOf(user)
  if (key === undefined) throw notAuthenticated()
  removeText(ENDED_KEY)
  lookBack(user.id)
  openSession({ accessToken: jwt, browserKey: key, expiresIn, user })
  reloadAccount()
  tellOtherTabs()
}

function storedKeyOf(user: SessionUser) {
  const { session } = readStored()
  return session?.user.id === user.id ? session.refreshToken : undefined
}

/**
 * Before another session begins: who was here until now may have been a guest with something to lose. Nobody waits for it,
 * and whatever fails here leaves the guest behind as ever.
 */
function lookBack(to: string) {
  const { session } = sessionState()
  if (session === null || session.user.id === to) return
  // The page of a mailed link signs in while it is still being asked who is here.
  const asked = accountHere() ?? loadAccount()
  Promise.all([asked, loadLeaveGuest()]).then(
    ([account, { leaveGuest }]) => leaveGuest({ session, account }, to),
    () => undefined,
  )
}
