import { useSession } from '#client/sessions/use-session.ts'
import { proceduresOf } from './queries.ts'

/** The procedures of the current account. Null counts as an account of its own, without data. */
export function useProcedures() {
  const { accountId } = useSession()
  return proceduresOf(accountId ?? '')
}
