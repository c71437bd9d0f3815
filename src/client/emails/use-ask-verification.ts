import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '#client/api/refusal.ts'
import { askForMail } from '#client/api/waits.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { pages } from '#shared/page-paths.ts'

/**
 * Asks for a code to an address. A code is also sent when another account has the address: that code only proves who owns the
 * address. `step` is the step-up dialog.
 */
export function useAskVerification() {
  const { email: procedures } = useProcedures()
  const { prove, step } = useProof()
  const { mutateAsync } = useMutation(procedures.askVerification.mutationOptions())

  async function ask(email: string, claim: Claim) {
    try {
      await mutateAsync({ email, ...claim })
      return { isConflict: false }
    } catch (error) {
      if (refusalOf(error).code === 'email_exists') return { isConflict: true }
      throw error
    }
  }

  const askVerification = (email: string) =>
    prove((claim) => askForMail(email, () => ask(email, claim)), {
      signedOut: () => askForLinkTo(email),
    })

  return { askVerification, step }
}

/** For when the user has signed out: a sign-in link to the address makes a separate account. */
export function askForLinkTo(email: string) {
  navigate(pages.signIn, { state: { email, showEmailInput: true } })
}
