import { useMutationState, useQuery } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useSession } from '#client/sessions/use-session.ts'
import type { Account } from '#shared/accounts.ts'
import { useProcedures } from './use-procedures.ts'

/**
 * The account of this session: at once as far as it is known, and asked for anew on every visit but the very first.
 * What is being saved is laid over it (optimistic update), also over what the server tells meanwhile; when that fails
 * it is simply there no more (rollback).
 */
export function useAccount() {
  const { accountId, isOffline, problem } = useSession()
  const procedures = useProcedures()
  const { data, error, refetch } = useQuery({
    ...procedures.account.get.queryOptions(),
    enabled: accountId !== null,
  })
  const saving = useMutationState({
    filters: { mutationKey: procedures.account.pathKey(), status: 'pending' },
    // Such a mutation says in `onMutate` what it changes: see `savesAccount`.
    select: ({ state }) => state.context as Partial<Account> | undefined,
  })

  const account: Account | null = data ? Object.assign({}, data, ...saving) : null

  return {
    account,
    // That the server is away, or nobody known, is said above every page, with a Retry.
    problem: isOffline || problem ? null : error && refusalOf(error, failures.loadAccount).sentence,
    retry: () => void refetch(),
  }
}
