import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { describeWhy, showServedAccount } from '#client/sessions/load-account.ts'
import {
  accountHere,
  keepAccountsIn,
  publishAccountChange,
  publishToTabs,
  sessionState,
} from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import type { AppRouter } from '#server/http/trpc/router.ts'

/** Answers younger than this (ms) are not fetched again: it covers the time from the first answer to the page. */
const FRESH_FOR = 1000

/** The query cache of the pages behind the sign-in. Made once, with the first of those pages. */
export const queries = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: (_data, _input, _context, { meta }) => outdate(meta) }),
  defaultOptions: {
    // A failed call is shown at once with its own Retry. The browser's idea of being offline is often wrong.
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: FRESH_FOR,
      // The account outlives the pages that show it: other pages need its name.
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** After any change every answer is outdated, and one that is still on its way may be older than the change. */
async function outdate(meta: { endsSession?: boolean } | undefined) {
  if (meta?.endsSession) return
  publishToTabs()
  await queries.cancelQueries()
  void queries.invalidateQueries()
}

/** The procedures as queries and mutations of one account: data of one account is never shown to another. */
export function proceduresOf(accountId: string) {
  if (latest?.accountId !== accountId) latest = { accountId, procedures: newProcedures(accountId) }
  return latest.procedures
}

function newProcedures(accountId: string) {
  return createTRPCOptionsProxy<AppRouter, { keyPrefix: true }>({
    client: sessionApi,
    queryClient: queries,
    keyPrefix: accountId,
  })
}

let latest: { accountId: string; procedures: ReturnType<typeof newProcedures> } | undefined

/** From here on the cache holds the account of the session, for every page. */
keepAccountsIn({
  read: (id) => queries.getQueryData(proceduresOf(id).account.get.queryKey()) ?? null,
  write: (account, at) => {
    const { account: ofAccount, keys } = proceduresOf(account.id)
    // An answer that is still on its way may be older.
    queries.cancelQueries(ofAccount.get.queryFilter())
    queries.setQueryData(ofAccount.get.queryKey(), account, { updatedAt: at })
    queries.setQueryData(keys.list.queryKey(), account.keys, { updatedAt: at })
  },
  forget: () => queries.clear(),
})

/** Returning to a page always fetches again, however soon. */
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && query.getObserversCount() === 0) query.invalidate()
})

/** Every answer about the account shows that the server is there and who is signed in. A failure shows why not. */
queries.getQueryCache().subscribe((event) => {
  const { session } = sessionState()
  if (session === null || event.type !== 'updated' || event.query !== accountQuery(session.user.id)) return

  const { action } = event
  if (action.type === 'error') describeWhy(action.error)
  if (action.type !== 'success') return
  const account = accountHere()
  // The session already knows what this browser wrote itself.
  if (account !== null && !action.manual) showServedAccount(account)
  publishAccountChange()
})

function accountQuery(id: string) {
  return queries.getQueryCache().find(proceduresOf(id).account.get.queryFilter())
}
