import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { accountHere, keepAccountsIn, publishAccountChange } from '#client/sessions/account-here.ts'
import { describeWhy, showServedAccount } from '#client/sessions/load-account.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { publishToTabs } from '#client/sessions/tabs/tell-tabs.ts'
import type { AppRouter } from '#server/http/trpc/router.ts'

/** What the server has told is not asked for again this soon (ms): from the answer that says who is here to the page. */
const FRESH_FOR = 1000

/** What the pages behind sign-in know of the server. Made once, with the first of them. */
export const queries = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: (_data, _input, _context, { meta }) => outdate(meta) }),
  defaultOptions: {
    // A call that fails says so at once and has its own Retry; the browser's idea of being offline is often wrong.
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: FRESH_FOR,
      // The account outlives the pages that show it: others name its holder.
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Whatever was changed: no answer is good any more, and one that is still on its way may know less. */
async function outdate(meta: { endsSession?: boolean } | undefined) {
  if (meta?.endsSession) return
  publishToTabs()
  await queries.cancelQueries()
  void queries.invalidateQueries()
}

/** The procedures as queries and mutations of one account: nothing that is known of one is ever shown to another. */
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

/** From here on the account of the session is what the cache says, for every page. */
keepAccountsIn({
  read: (id) => queries.getQueryData(proceduresOf(id).account.get.queryKey()) ?? null,
  write: (account, at) => {
    const { account: ofAccount, keys } = proceduresOf(account.id)
    // An answer that is still on its way may know less.
    queries.cancelQueries(ofAccount.get.queryFilter())
    queries.setQueryData(ofAccount.get.queryKey(), account, { updatedAt: at })
    queries.setQueryData(keys.list.queryKey(), account.keys, { updatedAt: at })
  },
  forget: () => queries.clear(),
})

/** A page that is left and come back to asks anew, however soon. */
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && query.getObserversCount() === 0) query.invalidate()
})

/** Every answer about the account says that the server is there and who this is, and a failure says why not. */
queries.getQueryCache().subscribe((event) => {
  const { session } = sessionState()
  if (session === null || event.type !== 'updated' || event.query !== accountQuery(session.user.id)) return

  const { action } = event
  if (action.type === 'error') describeWhy(action.error)
  if (action.type !== 'success') return
  const account = accountHere()
  // What this browser has written itself was told to the session before.
  if (account !== null && !action.manual) showServedAccount(account)
  publishAccountChange()
})

function accountQuery(id: string) {
  return queries.getQueryCache().find(proceduresOf(id).account.get.queryFilter())
}
