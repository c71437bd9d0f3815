import { useMutation } from '@tanstack/react-query'
import { askForMail } from '#client/api/mail-waits.ts'
import { useProcedures } from './use-procedures.ts'

/** Has a link and a code mailed. Resolves to what the activation page must be told. */
export function useRequestEmailKey() {
  const { email: procedures } = useProcedures()
  const { mutateAsync } = useMutation(procedures.requestKey.mutationOptions())

  return async (email: string) => {
    const { keyToken } = await askForMail(email, () => mutateAsync({ email }))
    return { email, keyToken }
  }
}
