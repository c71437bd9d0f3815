import { createListeners } from '#client/lib/listeners.ts'
import { sessionState } from '#client/sessions/session-state.ts'

/** The passkey that somebody has just signed in with is leaving: when, and what keeps it. In memory: it is for who just came. */
type LeavingPasskey = { accountId: string; takesEffectAt: string; stopToken: string }

let leaving: LeavingPasskey | null = null

const listeners = createListeners()

export const onLeavingPasskey = listeners.subscribe

export function leavingPasskey(): LeavingPasskey | null {
  return leaving?.accountId === sessionState().session?.user.id ? leaving : null
}

export function keepLeavingPasskey(passkey: LeavingPasskey | null) {
  leaving = passkey
  listeners.tell()
}
