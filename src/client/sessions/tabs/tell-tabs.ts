import { openChannel } from '#client/lib/browser.ts'
import { sessionState } from '#client/sessions/session-state.ts'

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
