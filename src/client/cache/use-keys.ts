import { useQuery } from '@tanstack/react-query'
import { refusalOf } from '#client/api/refusal.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { useProcedures } from './use-procedures.ts'

/** The keys of this account: the last answer at once, then a fresh one. `always` fetches even if the last one is young. */
export function useKeys({ always = false } = {}) {
  const { accountId, isOffline } = useSession()
  const procedures = useProcedures()
  const { data, error, isFetching, refetch } = useQuery({
    ...procedures.keys.list.queryOptions(),
    enabled: accountId !== null,
    refetchOnMount: always ? 'always' : true,
  })

  return {
    keys: data ?? null,
    isLoading: isFetching,
    problem: error && refusalOf(error).sentence,
    /** Null while the server is away: the page already has one Retry then. */
    retry: isOffline ? null : () => void refetch(),
  }
}
