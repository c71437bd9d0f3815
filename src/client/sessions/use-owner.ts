import { readStored } from './stored-session.ts'
import { useSession } from './use-session.ts'

/** The account id of this browser. Before the session is open, it comes from storage. Null when nobody is known yet. */
export function useOwner() {
  const { accountId } = useSession()
  return accountId ?? readStored().accountId
}
