import { useExternalStore } from '#client/lib/use-external-store.ts'
import { accountHere, onAccountChange, onSessionChange, sessionState } from './session-state.ts'

/** The current session. `account` is null until the server has sent it. */
export function useSession() {
  const { phase, session, isOffline, problem } = useExternalStore(onSessionChange, sessionState)
  const account = useExternalStore(onAccountChange, accountHere)
  return { phase, accountId: session?.user.id ?? null, account, isOffline, problem }
}
