import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useResendWait } from '#client/api/waits.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { CODE_INCOMPLETE } from '#shared/code.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import { askForLinkTo, useAskVerification } from './use-ask-verification.ts'
import { useAsking } from './use-asking.ts'
import { useCode } from './use-code.ts'

type Awaited = { email: string; isConflict: boolean }

/** The code that verifies an address, or that proves the ownership of another account's address. */
export function useVerifyCode(facts: Awaited) {
  const { email } = facts
  const asking = useAsking()
  const { askVerification, step: mailStep } = useAskVerification()
  const { prove, step } = useProof()
  const { mutateAsync: verify } = useMutation(useProcedures().email.verifyCode.mutationOptions())
  const [isConflict, setConflict] = useState(facts.isConflict)
  const [isSentAgain, setSentAgain] = useState(false)
  const [isWaiting, setWaiting] = useState(false)

  const code = useCode({
    asking,
    waitName: `code to ${email}`,
    incomplete: CODE_INCOMPLETE,
    fallback: isConflict ? failures.proveAddress : errorCatalogue.invalidVerificationCode.sentence,
    send: async (typed) => {
      setSentAgain(false)
      const answer = await prove((claim) => verify({ code: typed, email, isConflict, ...claim }), {
        signedOut: () => askForLinkTo(email),
      })
      setWaiting('takesEffectAt' in answer && answer.takesEffectAt != null)
    },
  })
  const isVerified = code.isRight && !isConflict
  useLeaveSoon(isVerified, pages.account)

  async function resend() {
    if (asking.doing !== null) return
    setSentAgain(false)
    const answer = await asking.ask('mail', () => askVerification(email), failures.sendVerification)
    if (answer === null) return
    // Meanwhile another account may have taken or given up the address.
    setConflict(answer.isConflict)
    setSentAgain(true)
    code.clear()
  }

  return {
    view: isVerified
      ? isWaiting
        ? ('waiting' as const)
        : ('verified' as const)
      : code.isRight
        ? ('proven' as const)
        : ('asking' as const),
    isConflict,
    code,
    resend,
    isResending: asking.doing === 'mail',
    secondsToResend: useResendWait(email),
    isSentAgain,
    /** The step-up dialogs. */
    steps: [step, mailStep],
  }
}
