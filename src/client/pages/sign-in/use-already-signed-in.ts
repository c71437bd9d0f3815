import { useEffect } from 'react'
import { navigate } from '#client/lib/navigation.tsx'
import { pause } from '#client/lib/pauses.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'

/** Just long enough to read that one is signed in (ms). */
const BEFORE_LEAVING = 100

/** Whether a signed-in user (not a guest) has come to the sign-in page. If so, they are sent on. */
export function useAlreadySignedIn({ mayStay }: { mayStay: boolean }) {
  const { account } = useSession()
  const isLeaving = account !== null && !account.ghost && !mayStay

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => navigate(pages.account, { replace: true }), pause(BEFORE_LEAVING))
    return () => clearTimeout(timer)
  }, [isLeaving])

  return isLeaving
}
