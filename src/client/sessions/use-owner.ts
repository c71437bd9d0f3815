import { readStored } from './stored-session.ts'
import { useSession } from './use-session.ts'

/** Whose browser this is: before the session has been opened, storage knows. Null where nobody is known yet. */
export function useOwner() {
  const { accountId } = useSession()
  return accountId ?? readStored().accountId
}
