import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { leftGuestOf, onLeftGuest } from './left-guest.ts'

/** The guest that was used here before the current account signed in, if the guest had something to lose. */
export function useLeftGuest() {
  const { accountId } = useSession()
  return useExternalStore(onLeftGuest, () => leftGuestOf(accountId))
}
