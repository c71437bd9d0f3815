import { forgetEndedKey } from './ended-key.ts'
import { reloadAccount } from './load-account.ts'
import { notAuthenticated, openSession } from './session.ts'
import { readStored, type SessionUser } from './stored-session.ts'
import { tellOtherTabs } from './tell-tabs.ts'

type Entry = { jwt: string; browserKey?: string | undefined; expiresIn: number; user: SessionUser }

/**
 * Opens the session that a ceremony or a link has earned. Without a new key this browser keeps its own,
 * unless somebody else has signed in meanwhile: their key does not go with this token.
 */
export function enter({ jwt, browserKey, expiresIn, user }: Entry) {
  const key = browserKey ?? storedKeyOf(user)
  if (key === undefined) throw notAuthenticated()
  forgetEndedKey()
  openSession({ accessToken: jwt, browserKey: key, expiresIn, user })
  reloadAccount()
  tellOtherTabs()
}

function storedKeyOf(user: SessionUser) {
  const { session } = readStored()
  return session?.user.id === user.id ? session.refreshToken : undefined
}
