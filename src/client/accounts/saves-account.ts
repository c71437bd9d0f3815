import { queries } from '#client/cache/queries.ts'
import type { useProcedures } from '#client/cache/use-procedures.ts'
import type { Account } from '#shared/accounts.ts'

/** For a mutation that changes the account: shown while it is being saved, and part of the account once it is. */
export function savesAccount<Input>(
  { account }: ReturnType<typeof useProcedures>,
  changesOf: (input: Input) => Partial<Account>,
) {
  return {
    // One after the other: the last one asked for is the last one made.
    scope: { id: 'account' },
    onMutate: changesOf,
    onSuccess: (_answer: unknown, _input: Input, changes: Partial<Account>) => {
      queries.setQueryData(account.get.queryKey(), (told) => told && { ...told, ...changes })
    },
  }
}
