import { wait } from '#client/lib/wait.ts'
import { rememberLeftGuest } from '#client/sessions/left-guest/left-guest.ts'
import type { Account } from '#shared/accounts.ts'
import { ASKED_FIELDS } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { seconds } from '#shared/time.ts'
import { gameOf, likesOf } from './browser-things.ts'
import { loadAccount, reloadAccount } from './load-account.ts'
import { notAuthenticated, openSession } from './session.ts'
import { accountHere, publishToTabs, sessionState } from './session-state.ts'
import { readStored, type SessionUser } from './stored-session.ts'
import { isGuest } from './use-session.ts'

type Entry = { jwt: string; browserKey?: string | undefined; expiresIn: number; user: SessionUser }

/** The longest delay of a sign-in while the guest's account is still loading. */
const LONGEST_LOOK_BACK = seconds(3)

/**
 * Opens the session that a ceremony or a link has earned. Without a new browser key this browser keeps its own, unless another
 * account has signed in meanwhile: their key does not belong to this token.
 */
export async function enter({ jwt, browserKey, expiresIn, user }: Entry) {
  const left = await accountLeftFor(user.id)
  const key = browserKey ?? storedKeyOf(user)
  if (key === undefined) throw notAuthenticated()
  // Before the guest's key is replaced: if the page closes right after, nothing is lost.
  if (left) leaveGuest(left, user.id)
  openSession({ accessToken: jwt, browserKey: key, expiresIn, user })
  reloadAccount()
  publishToTabs()
}

function storedKeyOf(user: SessionUser) {
  const { session } = readStored()
  return session?.user.id === user.id ? session.refreshToken : undefined
}

/** The account that was here before, when a different one signs in; null also when it cannot be loaded. */
async function accountLeftFor(to: string) {
  const { session } = sessionState()
  if (session === null || session.user.id === to) return null
  // The page of a mailed link signs in while the current account may still be loading.
  const asked = accountHere() ?? loadAccount().catch(() => null)
  return (await Promise.race([asked, wait(LONGEST_LOOK_BACK)])) ?? null
}

/** Remembers the current guest when somebody signs in to the account `to`, if the guest has something to merge. */
export function leaveGuest(account: Account, to: string) {
  const { session } = sessionState()
  // Another account may have signed in since this one was requested.
  if (session === null || account.id !== session.user.id || account.id === to) return
  if (!isGuestWithSomething(account)) return
  rememberLeftGuest({
    to,
    id: account.id,
    browserKey: session.refreshToken,
    ...pick(account, ASKED_FIELDS),
  })
}

function isGuestWithSomething(account: Account) {
  const { id } = account
  const hasFacts = ASKED_FIELDS.some((field) => account[field] !== null)
  return isGuest(account) && (hasFacts || likesOf(id) > 0 || gameOf(id) !== null)
}
