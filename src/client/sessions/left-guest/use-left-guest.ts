import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { leftGuestOf, onLeftGuest } from './left-guest.ts'

/** The guest that who is here was before they signed in, where that guest had something to lose. */
export function useLeftGuest() {
  const { accountId } = useSession()
  return useExternalStore(onLeftGuest, () => leftGuestOf(accountId))
}
