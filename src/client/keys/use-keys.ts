import { useQuery } from '@tanstack/react-query'
import { refusalOf } from '#client/lib/refusal.ts'
import { wait } from '#client/lib/wait.ts'
import { withSession } from '#client/session/call.ts'
import { useSession } from '#client/session/use-session.ts'

/** A list that appears sooner than this flickers. */
const SHORTEST_LOADING = 300

export function useKeys() {
  const { accountId, isOffline } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['keys', accountId],
    queryFn: loadKeys,
    enabled: accountId !== null,
    // Keys come and go on other pages and in other browsers: each visit begins with an empty ring.
    gcTime: 0,
  })

  return {
    keys: data ?? null,
    isLoading: isFetching,
    problem: error && refusalOf(error).sentence,
    /** Null while the server is away: one Retry for the whole page is enough then. */
    retry: isOffline ? null : () => void refetch(),
    reload: () => void refetch(),
  }
}

async function loadKeys() {
  const keys = withSession((api) => api.keys.list.query())
  await Promise.allSettled([keys, wait(SHORTEST_LOADING)])
  return keys
}
