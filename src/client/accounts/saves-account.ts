import { queries } from '#client/cache/queries.ts'
import type { useProcedures } from '#client/cache/use-procedures.ts'
import type { Account } from '#shared/accounts.ts'

/** Options for a mutation that changes the account. The change shows while it is being saved, and is kept after success. */
export function savesAccount<Input>(
  { account }: ReturnType<typeof useProcedures>,
  changesOf: (input: Input) => Partial<Account>,
) {
  return {
    // One after the other, so that the last request is also the last write.
    scope: { id: 'account' },
    onMutate: changesOf,
    onSuccess: (_answer: unknown, _input: Input, changes: Partial<Account>) => {
      queries.setQueryData(account.get.queryKey(), (told) => told && { ...told, ...changes })
    },
  }
}
