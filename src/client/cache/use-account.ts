import { useMutationState, useQuery } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useSession } from '#client/sessions/use-session.ts'
import type { Account } from '#shared/accounts.ts'
import { useProcedures } from './use-procedures.ts'

/**
 * The account of this session: shown at once if known, and fetched again on every visit but the very first. Values being saved
 * are laid over it (optimistic update), also over newer answers. If the save fails, they disappear (rollback).
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
    // Such a mutation returns its changes from `onMutate`: see `savesAccount`.
    select: ({ state }) => state.context as Partial<Account> | undefined,
  })

  const account: Account | null = data ? Object.assign({}, data, ...saving) : null

  return {
    account,
    // An unreachable server or an unknown user is already shown above every page, with a Retry.
    problem: isOffline || problem ? null : error && refusalOf(error, failures.loadAccount).sentence,
    retry: () => void refetch(),
  }
}
