import { useMutation } from '@tanstack/react-query'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { savesAccount } from './saves-account.ts'

/** Saves the birthday. */
export function useSetBirthday() {
  const procedures = useProcedures()
  return useMutation(
    procedures.account.setBornOn.mutationOptions(savesAccount(procedures, (birthday) => birthday)),
  )
}
