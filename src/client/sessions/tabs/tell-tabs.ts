import { openChannel } from '#client/lib/browser.ts'
import { sessionState } from '#client/sessions/session-state.ts'

/** Not by storage: that says who is here, and this is about what the server knows of them. */
let channel: BroadcastChannel | null = null

/** Calls back when another tab has changed something of the account of this one; returns what ends that. */
export function hearOtherTabs(onChange: () => void) {
  channel ??= openChannel('account')
  const hear = ({ data }: MessageEvent) => {
    if (data === sessionState().session?.user.id) onChange()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

/** Something of this account was changed here: the other tabs draw it as well. */
export function publishToTabs() {
  const { session } = sessionState()
  if (session) channel?.postMessage(session.user.id)
}
