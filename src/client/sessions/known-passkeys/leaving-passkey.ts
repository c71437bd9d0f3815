import { createListeners } from '#client/lib/listeners.ts'
import { sessionState } from '#client/sessions/session-state.ts'

/**
 * The passkey of the last sign-in is pending removal: when it is removed, and the token that stops that. In memory only: it is
 * for the person who just signed in.
 */
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
