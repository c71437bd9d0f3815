import { reloadAccount } from './load-account.ts'
import { openSession } from './session.ts'
import { readStored, type SessionUser } from './stored-session.ts'

type Entry = { jwt: string; browserKey?: string | undefined; expiresIn: number; user: SessionUser }

/** Opens the session that a ceremony or a link has earned. Without a new key this browser keeps its own. */
export function enter({ jwt, browserKey, expiresIn, user }: Entry) {
  const key = browserKey ?? readStored().browserKey
  if (key === null) throw new Error('Not authenticated')
  openSession({ accessToken: jwt, browserKey: key, expiresIn, user })
  reloadAccount()
}
