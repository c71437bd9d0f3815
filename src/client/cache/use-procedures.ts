import { useSession } from '#client/sessions/use-session.ts'
import { proceduresOf } from './queries.ts'

/** The procedures of who is here; null is an account of its own that nothing is known of. */
export function useProcedures() {
  const { accountId } = useSession()
  return proceduresOf(accountId ?? '')
}
