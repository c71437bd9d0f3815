import { createListeners } from '#client/lib/listeners.ts'
import type { Account } from '#shared/accounts.ts'
import { sessionState } from './session-state.ts'

/** Stores accounts by id, as the server sent them. Only one store is in use at a time. */
type AccountStore = {
  read: (id: string) => Account | null
  /** `at`: when the server sent it (ms). */
  write: (account: Account, at: number) => void
  forget: () => void
}

/** For the public pages, which load without the query cache. */
function inVariable() {
  let kept: { account: Account; at: number } | null = null
  return {
    read: (id: string) => (kept?.account.id === id ? kept.account : null),
    write: (account: Account, at: number) => {
      kept = { account, at }
    },
    forget: () => {
      kept = null
    },
    handOver: (to: AccountStore) => {
      if (kept !== null) to.write(kept.account, kept.at)
      kept = null
    },
  }
}

const variable = inVariable()
let store: AccountStore = variable

const listeners = createListeners()

/**
 * Moves the stored account to `other` and uses only that store from now on. Called when the account pages bring the query
 * cache.
 */
export function keepAccountsIn(other: AccountStore) {
  store = other
  variable.handOver(other)
}

/** The account of this session; null until the server has sent it. */
export function accountHere(): Account | null {
  const { session } = sessionState()
  return session && store.read(session.user.id)
}

export function keepAccount(account: Account) {
  store.write(account, Date.now())
  listeners.tell()
}

export function forgetAccount() {
  store.forget()
  listeners.tell()
}

export const onAccountChange = listeners.subscribe

/** The store calls this when its content changes without a call from here. */
export const publishAccountChange = listeners.tell
