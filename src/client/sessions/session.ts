import { api } from '#client/api/api-client.ts'
import { failures } from '#client/api/failures.ts'
import { isSignedOutAnswer, isUnreachable } from '#client/api/refusal.ts'
import { underLock } from '#client/lib/browser.ts'
import { toast } from '#client/lib/toasts.ts'
import { LONGEST_DELAY, wait } from '#client/lib/wait.ts'
import { seconds } from '#shared/time.ts'
import { endWait, forgetAccount, sessionState, setSessionState } from './session-state.ts'
import {
  readStored,
  removeSession,
  renewalTime,
  type SessionRecord,
  type SessionUser,
  type Stored,
  storeAccountId,
  storeSession,
} from './stored-session.ts'

const RETRY_AFTER = seconds(15)

/** A copy of the catalogue's entry: the whole catalogue is too heavy for the first page. */
const NOT_AUTHENTICATED = { code: 'not_authenticated', sentence: 'Not authenticated' }

type Tokens = { accessToken: string; browserKey: string; expiresIn: number; user: SessionUser }

/** Replaces the whole stored session with one that this browser was just given. */
export function openSession({ accessToken, browserKey, expiresIn, user }: Tokens): SessionRecord {
  const session = {
    accessToken,
    refreshToken: browserKey,
    expiresAt: Date.now() + seconds(expiresIn),
    user: { id: user.id, email: user.email, displayName: user.displayName },
  }
  storeSession(session)
  adoptSession(session)
  return session
}

/** Makes a stored session this tab's own. */
export function adoptSession(session: SessionRecord) {
  setSessionState({
    phase: 'ready',
    session,
    isOffline: false,
    problem: null,
  })
  renewAt(renewalTime(session))
}

/** Forgets the session in this tab. Storage is left to the caller. */
export function leaveSession() {
  clearTimeout(timer)
  endWait()
  forgetAccount()
  setSessionState({ phase: 'ready', session: null, isOffline: false, problem: null })
}

/** The browser key was refused: the session is dropped, and the account id stays for the sign-in page. */
function dropSession() {
  const { session } = readStored()
  if (session) storeAccountId(session.user.id)
  removeSession()
  leaveSession()
}

/** A session that is fresh enough for a call. Rejects with 'Not authenticated' when there is none. */
export async function freshSession(): Promise<SessionRecord> {
  const { session } = sessionState()
  return session && Date.now() < renewalTime(session) ? session : renewSession()
}

/** The browser's own error, with the server's code and words. */
export function notAuthenticated() {
  const { code, sentence } = NOT_AUTHENTICATED
  return Object.assign(new Error(sentence), { data: { success: false, code, error: sentence } })
}

let renewing: Promise<SessionRecord> | null = null

/** Trades the browser key for a new token. `refused` is a token that the server no longer accepts. */
export function renewSession(refused?: string): Promise<SessionRecord> {
  renewing ??= exclusively(() => renew(refused)).finally(() => {
    renewing = null
  })
  return renewing
}

async function renew(refused: string | undefined) {
  const stored = readStored()
  const { session, browserKey } = stored
  if (browserKey === null) throw notAuthenticated()
  if (session && session.accessToken !== refused && Date.now() < renewalTime(session)) {
    // Another tab has already renewed it.
    adoptSession(session)
    return session
  }

  try {
    const tokens = await newTokens(browserKey, stored)
    if (readStored().browserKey === browserKey) return openSession(tokens)
  } catch (error) {
    const isReplaced = readStored().browserKey !== browserKey
    if (isSignedOutAnswer(error) && !isReplaced) {
      dropSession()
      // The page is about to change, and the next page would not know the reason.
      if (session) toast(failures.expired)
    }
    if (!isSignedOutAnswer(error) || !isReplaced) throw error
  }
  // Somebody has signed out or in while the answer was on its way. The same account goes on with the newer key.
  if (readStored().session?.user.id !== session?.user.id) throw notAuthenticated()
  return renew(refused)
}

/** A known session is refreshed. For a browser key alone, the server first has to say which account it belongs to. */
async function newTokens(browserKey: string, { session }: Stored): Promise<Tokens> {
  if (session) {
    const { accessToken, expiresIn } = await api.auth.refresh.mutate({ refreshToken: browserKey })
    return { accessToken, browserKey, expiresIn, user: session.user }
  }
  const { jwt, expiresIn, id } = await api.auth.restore.mutate({ browserKey })
  return { accessToken: jwt, browserKey, expiresIn, user: { id, email: null, displayName: 'User' } }
}

let timer: ReturnType<typeof setTimeout> | undefined

function renewAt(time: number) {
  clearTimeout(timer)
  timer = setTimeout(renewInBackground, Math.min(Math.max(time - Date.now(), 0), LONGEST_DELAY))
}

async function renewInBackground() {
  try {
    await freshSession()
    // Renewed, or still fresh: the timer had to stop short, or another tab was faster.
    const { session } = sessionState()
    if (session) renewAt(renewalTime(session))
  } catch (error) {
    if (isSignedOutAnswer(error) || readStored().browserKey === null) return
    if (isUnreachable(error)) setSessionState({ isOffline: true })
    renewAt(Date.now() + RETRY_AFTER)
  }
}

/** Other tabs see a localStorage write late (ms): the next holder of the lock must already find it. */
const UNTIL_OTHERS_SEE = 150

/** Only one tab of this browser at a time makes a guest or renews the session (mutual exclusion). */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    underLock('session', async () => {
      await work().then(resolve, reject)
      await wait(UNTIL_OTHERS_SEE)
    })
  })
}
