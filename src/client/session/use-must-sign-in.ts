import { sendsToSignIn } from '#shared/route-rules.ts'
import { hasLostKey } from './stored-session.ts'
import { useSession } from './use-session.ts'

/** Whether this browser knows its account but has lost its key, and the page is not open to all. */
export function useMustSignIn(pathname: string) {
  const { phase, accountId } = useSession()
  const isUnknown = phase === 'ready' && accountId === null
  return isUnknown && sendsToSignIn(pathname) && hasLostKey()
}
