import { useMutation } from '@tanstack/react-query'
import { askForMail } from '#client/api/mail-waits.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'

/**
 * Asks for a code to an address. A code is sent also where the address belongs to another account: that one
 * proves to whom it belongs and changes nothing.
 */
export function useAskVerification() {
  const { email: procedures } = useProcedures()
  const { mutateAsync } = useMutation(procedures.askVerification.mutationOptions())

  async function ask(email: string) {
    try {
      await mutateAsync({ email })
      return { isConflict: false }
    } catch (error) {
      if (refusalOf(error).code === 'email_exists') return { isConflict: true }
      throw error
    }
  }

  return (email: string) => askForMail(email, () => ask(email))
}
