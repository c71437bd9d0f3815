import { openChannel } from '#client/lib/browser.ts'
import { createListeners } from '#client/lib/listeners.ts'
import type { Account } from '#shared/accounts.ts'
import { seconds } from '#shared/time.ts'
import type { SessionRecord } from './stored-session.ts'

type SessionState = {
  /** `ready` once it is decided who is signed in, even if the decision is "nobody" or "cannot tell". */
  phase: 'initializing' | 'ready'
  session: SessionRecord | null
  /** The server is away. */
  isOffline: boolean
  /** The problem, when it is something other than an unreachable server. */
  problem: string | null
}

let state: SessionState = {
  phase: 'initializing',
  session: null,
  isOffline: false,
  problem: null,
}

const sessionListeners = createListeners()

/** What this tab knows of the session. Kept outside React, because calls need it as well as pages. */
export function sessionState() {
  return state
}

export function setSessionState(change: Partial<SessionState>) {
  // 'Server is away' replaces an older problem, unless the change itself brings a better one.
  const superseded = change.isOffline ? { problem: null } : null
  state = { ...state, ...superseded, ...change }
  sessionListeners.tell()
}

export const onSessionChange = sessionListeners.subscribe

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
let accountStore: AccountStore = variable

const accountListeners = createListeners()

/**
 * Moves the stored account to `other` and uses only that store from now on. Called when the account pages bring the query
 * cache.
 */
export function keepAccountsIn(other: AccountStore) {
  accountStore = other
  variable.handOver(other)
}

/** The account of this session; null until the server has sent it. */
export function accountHere(): Account | null {
  const { session } = sessionState()
  return session && accountStore.read(session.user.id)
}

export function keepAccount(account: Account) {
  accountStore.write(account, Date.now())
  accountListeners.tell()
}

export function forgetAccount() {
  accountStore.forget()
  accountListeners.tell()
}

export const onAccountChange = accountListeners.subscribe

/** The store calls this when its content changes without a call from here. */
export const publishAccountChange = accountListeners.tell

/** The promise is 8 s from opening the page, and the page's code has to load first. */
const LONGEST_WAIT = seconds(7.5)

let waitLimit: ReturnType<typeof setTimeout> | undefined

/** Limits the wait for the account: after the limit the application opens and says that the server is away. */
export function beginWait() {
  waitLimit ??= setTimeout(giveUp, LONGEST_WAIT)
}

export function endWait() {
  clearTimeout(waitLimit)
  waitLimit = undefined
}

function giveUp() {
  waitLimit = undefined
  if (accountHere() === null) setSessionState({ phase: 'ready', isOffline: true })
}

/** Separate from storage: storage says who is signed in, this channel says that the account has changed. */
let channel: BroadcastChannel | null = null

/** Calls `onChange` when another tab has changed this tab's account. Returns a function that unsubscribes. */
export function hearOtherTabs(onChange: () => void) {
  channel ??= openChannel('account')
  const onMessage = ({ data }: MessageEvent) => {
    if (data === sessionState().session?.user.id) onChange()
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

/** Notifies the other tabs that this account has changed, so that they draw it again. */
export function publishToTabs() {
  const { session } = sessionState()
  if (session) channel?.postMessage(session.user.id)
}
