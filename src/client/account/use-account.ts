import { useQuery } from '@tanstack/react-query'
import { loadAccount } from '#client/auth/load-account.ts'
import { useSession } from '#client/auth/use-session.ts'
import { refusalOf } from '#client/lib/refusal.ts'

/** The account of this session: at once as far as it is known, and asked for anew on every visit. */
export function useAccount() {
  const { account, accountId } = useSession()
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['account', accountId],
    queryFn: loadAccount,
    enabled: accountId !== null,
  })

  return {
    account,
    isLoading: account === null && isFetching,
    problem: error && refusalOf(error, 'Failed to load account').sentence,
    retry: () => void refetch(),
  }
}
