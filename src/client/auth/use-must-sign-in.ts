import { sendsToSignIn } from '#shared/route-rules.ts'
import { readStored } from './stored-session.ts'
import { useSession } from './use-session.ts'

/** Whether this browser knows its account but has lost its key, and the page is not open to all. */
export function useMustSignIn(pathname: string) {
  const { phase, accountId } = useSession()
  if (phase === 'initializing' || accountId !== null || !sendsToSignIn(pathname)) return false

  const stored = readStored()
  return stored.accountId !== null && stored.browserKey === null
}
