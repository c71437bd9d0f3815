import { useQuery } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { hearFirstNews } from '#client/session/first-news.ts'
import { loadAccount } from '#client/session/load-account.ts'
import { useSession } from '#client/session/use-session.ts'

/** The account of this session: at once as far as it is known, and asked for anew on every visit but the very first. */
export function useAccount() {
  const { account, accountId, isOffline, problem } = useSession()
  const { error, refetch } = useQuery({
    queryKey: ['account', accountId],
    queryFn: async () => hearFirstNews('account') ?? loadAccount(),
    enabled: accountId !== null,
  })

  return {
    account,
    // That the server is away, or nobody known, is said above every page, with a Retry.
    problem: isOffline || problem ? null : error && refusalOf(error, failures.loadAccount).sentence,
    retry: () => void refetch(),
  }
}
