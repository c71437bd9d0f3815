import type { Api } from '#client/api/trpc.ts'
import { withSession } from '#client/session/call.ts'
import { reloadAccount } from '#client/session/load-account.ts'
import { onSessionChange, sessionState, setSessionState } from '#client/session/session-state.ts'
import type { Account } from '#shared/account.ts'

/** Shows a change at once, then makes it. When that fails, what the server last told is shown again. */
export async function changeAccount(changes: Partial<Account>, call: (api: Api) => Promise<unknown>) {
  const settle = showEarly(changes)
  try {
    await withSession(call)
  } catch (error) {
    settle({ isMade: false })
    throw error
  }
  settle({ isMade: true })
  // An answer that was already on its way may not know of the change yet.
  reloadAccount()
}

/** Lays the changes over the account, also over one that the server tells meanwhile. */
function showEarly(changes: Partial<Account>) {
  let told = sessionState().account
  let shown: Account | null = null
  const owner = told?.id

  function show() {
    const { account } = sessionState()
    if (account === null || account === shown || account.id !== owner) return
    told = account
    shown = { ...account, ...changes }
    setSessionState({ account: shown })
  }

  const stop = onSessionChange(show)
  show()

  return ({ isMade }: { isMade: boolean }) => {
    stop()
    // Unless somebody else is here by now, or nobody.
    if (!isMade && sessionState().account === shown) setSessionState({ account: told })
  }
}
