import { createListeners } from '#client/lib/listeners.ts'
import type { Account } from '#shared/accounts.ts'
import { sessionState } from './session-state.ts'

/** Keeps accounts as the server tells them, by id. There is one such place at a time. */
type AccountStore = {
  read: (id: string) => Account | null
  /** `at`: when the server told it (ms). */
  write: (account: Account, at: number) => void
  forget: () => void
}

/** On the pages that are open to all: they come without the query cache. */
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

/** From now on accounts are kept there, and nowhere else: the query cache has come with the account pages. */
export function keepAccountsIn(other: AccountStore) {
  store = other
  variable.handOver(other)
}

/** The account of this session; null until the server has told. */
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

/** For the store: what it keeps has changed by itself. */
export const publishAccountChange = listeners.tell
