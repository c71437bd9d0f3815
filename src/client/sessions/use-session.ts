import { useExternalStore } from '#client/lib/use-external-store.ts'
import type { Account } from '#shared/accounts.ts'
import { accountHere, onAccountChange, onSessionChange, sessionState } from './session-state.ts'

/** The current session. `account` is null until the server has sent it. */
export function useSession() {
  const { phase, session, isOffline, problem } = useExternalStore(onSessionChange, sessionState)
  const account = useExternalStore(onAccountChange, accountHere)
  return { phase, accountId: session?.user.id ?? null, account, isOffline, problem }
}

/** Whether nothing but a browser opens the account: a passkey keeps one without an address too. */
export function isGuest({ ghost, keys }: Account) {
  return ghost && !keys.some(({ type, waitsUntil }) => type === 'passkey' && !waitsUntil)
}
