import { useExternalStore } from '#client/lib/use-external-store.ts'
import { leftGuestOf, onLeftGuest } from './left-guest.ts'
import { useSession } from './use-session.ts'

/** The guest that who is here was before they signed in, where that guest had something to lose. */
export function useLeftGuest() {
  const { accountId } = useSession()
  return useExternalStore(onLeftGuest, () => leftGuestOf(accountId))
}
