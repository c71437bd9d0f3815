import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useResendWait } from '#client/api/waits.ts'
import { useRequestEmailKey } from '#client/cache/use-request-email-key.ts'
import { useAsking } from '#client/emails/use-asking.ts'
import { useCode } from '#client/emails/use-code.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { ACTIVATION_CODE_INCOMPLETE } from '#shared/code.ts'
import { pages } from '#shared/page-paths.ts'
import { activateEmailKey } from './activate-key.ts'

/** The e-mail key that was just requested here, and its code. */
export function useActivateKey({ email, keyToken }: { email: string; keyToken: string }) {
  const asking = useAsking()
  const { requestEmailKey, step: mailStep } = useRequestEmailKey()
  const { prove, step } = useProof()
  const [isWaiting, setWaiting] = useState(false)
  const { mutateAsync: activate } = useMutation({
    mutationFn: ({ typed, claim }: { typed: string; claim: Claim }) =>
      activateEmailKey(keyToken, typed, claim),
  })
  const [isSentAgain, setSentAgain] = useState(false)

  const code = useCode({
    asking,
    waitName: `code of ${keyToken}`,
    incomplete: ACTIVATION_CODE_INCOMPLETE,
    fallback: failures.activateEmailKey,
    send: async (typed) => {
      setSentAgain(false)
      const { takesEffectAt } = await prove((claim) => activate({ typed, claim }))
      setWaiting(Boolean(takesEffectAt))
    },
  })

  useLeaveSoon(code.isRight, pages.account)

  async function resend() {
    if (asking.doing !== null) return
    setSentAgain(false)
    const arrival = await asking.ask('mail', () => requestEmailKey(email), failures.sendEmailKey)
    if (arrival === null) return
    // The new code needs a new token, and the page must still have it after a reload.
    navigate(pages.activateEmailKey, { replace: true, state: arrival })
    setSentAgain(true)
    code.clear()
  }

  return {
    code,
    resend,
    isResending: asking.doing === 'mail',
    secondsToResend: useResendWait(email),
    isSentAgain,
    isWaiting,
    /** The step-up dialogs. */
    steps: [step, mailStep],
  }
}
