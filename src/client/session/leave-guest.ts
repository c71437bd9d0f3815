import type { Account } from '#shared/account.ts'
import { gameOf, likesOf } from './browser-things.ts'
import { canComeBack } from './can-come-back.ts'
import { rememberLeftGuest } from './left-guest.ts'
import { sessionState } from './session-state.ts'
import type { SessionRecord } from './stored-session.ts'

/** Who was here until somebody signed in, and their account as far as it could be had. */
type Left = { session: SessionRecord; account: Account }

/** Remembers a guest who was here until somebody signed in to the account `to`, if there is something that could come along. */
export function leaveGuest({ session, account }: Left, to: string) {
  // Whoever has signed out again by then wants nothing remembered.
  const isHere = sessionState().session?.user.id === to
  if (!isHere || account.id !== session.user.id || account.id === to) return
  if (!isGuestWithSomething(account)) return
  const { id, first, last, bornOn } = account
  rememberLeftGuest({ to, id, browserKey: session.refreshToken, first, last, bornOn })
}

function isGuestWithSomething(account: Account) {
  const { id, first, last, bornOn } = account
  const hasTold = first !== null || last !== null || bornOn !== null
  return !canComeBack(account) && (hasTold || likesOf(id) > 0 || gameOf(id) !== null)
}
