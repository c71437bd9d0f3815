import { failures } from '#client/api/failures.ts'
import { isSignedOutAnswer, isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { postpone, RETRY } from '#client/api/waits.ts'
import type { Account } from '#shared/accounts.ts'
import {
  accountHere,
  beginWait,
  endWait,
  keepAccount,
  sessionState,
  setSessionState,
} from './session-state.ts'
import { sessionApi } from './signed-in-calls.ts'
import { readStored, storeSession } from './stored-session.ts'

const CROWDED = 'Too many people are at the door. Nothing is lost: wait a little, then try again.'

let loading: { of: string | undefined; account: Promise<Account> } | null = null

/** Fetches the account of this session. Simultaneous callers share one call (single flight). */
export function loadAccount(): Promise<Account> {
  const of = sessionState().session?.user.id
  return loading?.of === of && loading !== null ? loading.account : startLoading(of)
}

/**
 * Call this right after a change, when nobody waits for the answer. A call that is already under way may return the old state.
 */
export function reloadAccount() {
  startLoading(sessionState().session?.user.id).catch(() => undefined)
}

/** Call this when nobody waits for the answer: pages show the account, or that the server is away. */
export function loadAccountInBackground() {
  loadAccount().catch(() => undefined)
}

async function startLoading(of: string | undefined) {
  if (accountHere() === null) beginWait()
  const account = sessionApi.account.get.query()
  const mine = { of, account }
  loading = mine
  try {
    const loaded = await account
    if (loading === mine) rememberAccount(loaded)
    return loaded
  } catch (error) {
    // A user who has signed out meanwhile does not need this error.
    if (loading === mine && sessionState().session?.user.id === of) describeWhy(error)
    throw error
  } finally {
    if (loading === mine) {
      loading = null
      endWait()
    }
  }
}

/** Shows why the account is unknown: without an account no page could show it. A refused key leads elsewhere. */
export function describeWhy(error: unknown) {
  const { code, sentence, retryAfter } = refusalOf(error, failures.loadAccount)
  if (retryAfter !== null) postpone(RETRY, retryAfter)
  const isOffline = isUnreachable(error)
  const isNews = accountHere() === null && !isOffline && !isSignedOutAnswer(error)
  setSessionState({ isOffline, problem: code === 'rate_limited' ? CROWDED : isNews ? sentence : null })
}

/** Stores an account that the server has just sent, unless another account signed in meanwhile. */
export function rememberAccount(account: Account) {
  if (sessionState().session?.user.id !== account.id) return
  keepAccount(account)
  showServedAccount(account)
}

/** The server has sent the account of this session, so the server is there. The stored record also names its user. */
export function showServedAccount({ id, email, displayName }: Account) {
  const { session } = sessionState()
  if (session?.user.id !== id) return
  if (session.user.email === email && session.user.displayName === displayName) {
    setSessionState({ isOffline: false, problem: null })
    return
  }
  // Rewriting the record notifies the other tabs of a change.
  const renamed = { ...session, user: { id, email, displayName } }
  // Skipped when another tab has replaced or removed the record and this tab does not know it yet.
  if (readStored().session?.accessToken === session.accessToken) storeSession(renamed)
  setSessionState({ session: renamed, isOffline: false, problem: null })
}
