import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalOf } from '#client/api/refusal.ts'
import { wait } from '#client/lib/wait.ts'
import { withSession } from '#client/session/call.ts'
import { hearFirstNews } from '#client/session/first-news.ts'
import { useSession } from '#client/session/use-session.ts'

/** A list that appears sooner than this flickers. */
const SHORTEST_LOADING = 300

/** `mayHaveHeard`: on the page that is drawn when it is known who is here, the account that said so brought the keys. */
export function useKeys({ mayHaveHeard = false } = {}) {
  const { accountId, isOffline } = useSession()
  const queries = useQueryClient()
  const queryKey = ['keys', accountId]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => (mayHaveHeard ? hearFirstNews('keys')?.keys : null) ?? loadKeys(),
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
    /** For after a change, on whatever page one is by then: a list on its way was asked for before it, and is dropped. */
    reload: () => void queries.invalidateQueries({ queryKey }),
  }
}

async function loadKeys() {
  const keys = withSession((api) => api.keys.list.query())
  await Promise.allSettled([keys, wait(SHORTEST_LOADING)])
  return keys
}
