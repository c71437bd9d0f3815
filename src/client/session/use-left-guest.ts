import { useOutside } from '#client/lib/use-outside.ts'
import { leftGuestOf, onLeftGuest } from './left-guest.ts'
import { useSession } from './use-session.ts'

/** The guest that who is here was before they signed in, where that guest had something to lose. */
export function useLeftGuest() {
  const { accountId } = useSession()
  return useOutside(onLeftGuest, () => leftGuestOf(accountId))
}
