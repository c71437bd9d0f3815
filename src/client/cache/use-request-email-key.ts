import { useMutation } from '@tanstack/react-query'
import { askForMail } from '#client/api/waits.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { useProcedures } from './use-procedures.ts'

/** Requests a mail with a link and a code. Resolves to what the activation page needs. `step` is the step-up dialog. */
export function useRequestEmailKey() {
  const { email: procedures } = useProcedures()
  const { mutateAsync } = useMutation(procedures.requestKey.mutationOptions())
  const { prove, step } = useProof()

  async function requestEmailKey(email: string) {
    const { keyToken } = await prove((claim) => askForMail(email, () => mutateAsync({ email, ...claim })))
    return { email, keyToken }
  }

  return { requestEmailKey, step }
}
