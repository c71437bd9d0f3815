import { gameOf, likesOf } from '#client/sessions/browser-things.ts'
import { canComeBack } from '#client/sessions/can-come-back.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import type { Account } from '#shared/accounts.ts'
import { ASKED_FIELDS } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { rememberLeftGuest } from './left-guest.ts'

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
  return !canComeBack(account) && (hasFacts || likesOf(id) > 0 || gameOf(id) !== null)
}
