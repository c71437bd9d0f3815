import { createListeners } from '#client/lib/listeners.ts'
import type { SessionRecord } from './stored-session.ts'

type SessionState = {
  /** `ready` once it is decided who is here, even when the decision is "nobody" or "cannot tell". */
  phase: 'initializing' | 'ready'
  session: SessionRecord | null
  /** The server is away. */
  isOffline: boolean
  /** What is the matter, where it is not simply that the server is away. */
  problem: string | null
}

let state: SessionState = {
  phase: 'initializing',
  session: null,
  isOffline: false,
  problem: null,
}

const listeners = createListeners()

/** What this tab knows of the session. Outside React, because calls need it as much as pages do. */
export function sessionState() {
  return state
}

export function setSessionState(change: Partial<SessionState>) {
  // That the server is away is the last word on what is the matter, unless a better one comes with it.
  const superseded = change.isOffline ? { problem: null } : null
  state = { ...state, ...superseded, ...change }
  listeners.tell()
}

export const onSessionChange = listeners.subscribe
