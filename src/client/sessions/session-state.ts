import { createListeners } from '#client/lib/listeners.ts'
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

const listeners = createListeners()

/** What this tab knows of the session. Kept outside React, because calls need it as well as pages. */
export function sessionState() {
  return state
}

export function setSessionState(change: Partial<SessionState>) {
  // 'Server is away' replaces an older problem, unless the change itself brings a better one.
  const superseded = change.isOffline ? { problem: null } : null
  state = { ...state, ...superseded, ...change }
  listeners.tell()
}

export const onSessionChange = listeners.subscribe
