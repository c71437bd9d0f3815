import { openChannel } from '#client/lib/browser.ts'
import { sessionState } from './session-state.ts'

/** Not by storage: that says who is here, and this is about what the server knows of them. */
let channel: BroadcastChannel | null = null

/** Calls back when another tab has changed something of the account of this one. */
export function hearOtherTabs(onChange: () => void) {
  channel = openChannel('account')
  if (channel === null) return
  channel.onmessage = ({ data }) => {
    if (data === sessionState().session?.user.id) onChange()
  }
}

/** Something of this account was changed here: the other tabs draw it as well. */
export function tellOtherTabs() {
  const { session } = sessionState()
  if (session) channel?.postMessage(session.user.id)
}
