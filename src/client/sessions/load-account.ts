import { failures } from '#client/api/failures.ts'
import { isSignedOutAnswer, isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { postpone, RETRY } from '#client/api/waits.ts'
import type { Account } from '#shared/accounts.ts'
import { accountHere, keepAccount } from './account-here.ts'
import { beginWait, endWait } from './longest-wait.ts'
import { sessionState, setSessionState } from './session-state.ts'
import { sessionApi } from './signed-in-calls.ts'
import { readStored, storeSession } from './stored-session.ts'

const CROWDED = 'Too many people are at the door. Nothing is lost: wait a little, then try again.'

let loading: { of: string | undefined; account: Promise<Account> } | null = null

/** Asks the server for the account of this session; several who ask at once share one call (single flight). */
export function loadAccount(): Promise<Account> {
  const of = sessionState().session?.user.id
  return loading?.of === of && loading !== null ? loading.account : startLoading(of)
}

/** For where something has just changed and nobody waits: a call already on its way may know less. */
export function reloadAccount() {
  startLoading(sessionState().session?.user.id).catch(() => undefined)
}

/** For where nobody waits: pages see the account, or that the server is away. */
export function loadAccountInBackground() {
  loadAccount().catch(() => undefined)
}

async function startLoading(of: string | undefined) {
  if (accountHere() === null) beginWait()
  const account = sessionApi.account.get.query()
  const mine = { of, account }
  loading = mine
  try {
    const told = await account
    if (loading === mine) rememberAccount(told)
    return told
  } catch (error) {
    // Whoever has left meanwhile need not hear of it.
    if (loading === mine && sessionState().session?.user.id === of) describeWhy(error)
    throw error
  } finally {
    if (loading === mine) {
      loading = null
      endWait()
    }
  }
}

/** Says why nobody is known: without an account no page could say it. A key that is refused leads elsewhere. */
export function describeWhy(error: unknown) {
  const { code, sentence, retryAfter } = refusalOf(error, failures.loadAccount)
  if (retryAfter !== null) postpone(RETRY, retryAfter)
  const isOffline = isUnreachable(error)
  const isNews = accountHere() === null && !isOffline && !isSignedOutAnswer(error)
  setSessionState({ isOffline, problem: code === 'rate_limited' ? CROWDED : isNews ? sentence : null })
}

/** Keeps an account that the server has just told, unless somebody else signed in meanwhile. */
export function rememberAccount(account: Account) {
  if (sessionState().session?.user.id !== account.id) return
  keepAccount(account)
  showServedAccount(account)
}

/** The server has told the account of this session, and so is there; the stored record names its user too. */
export function showServedAccount({ id, email, displayName }: Account) {
  const { session } = sessionState()
  if (session?.user.id !== id) return
  if (session.user.email === email && session.user.displayName === displayName) {
    setSessionState({ isOffline: false, problem: null })
    return
  }
  // Rewriting it tells the other tabs that something changed.
  const renamed = { ...session, user: { id, email, displayName } }
  // Unless another tab has replaced or removed the record, which this tab is yet to hear of.
  if (readStored().session?.accessToken === session.accessToken) storeSession(renamed)
  setSessionState({ session: renamed, isOffline: false, problem: null })
}
