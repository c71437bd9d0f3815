import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import type { SignInAttempts } from '#client/api/use-attempt.ts'
import { askForMail, useMailWait, useResendWait } from '#client/api/waits.ts'
import { rememberAskedLink } from '#client/sessions/mailed-links/asked-link.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'

type LinkSignIn = { address: string | null; attempts: SignInAttempts; onSent: () => void }

/** Sign-in by mail: requests a link to the address. */
export function useLinkSignIn({ address, attempts, onSent }: LinkSignIn) {
  const [sentTo, setSentTo] = useState('')
  const [isSentAgain, setSentAgain] = useState(false)

  function sendTo(to: string, fallback = failures.sendSignInLink) {
    return attempts.attempt('mail', () => askForLink(to), fallback)
  }

  async function send() {
    if (address === null || (await sendTo(address)) === null) return
    setSentTo(address)
    setSentAgain(false)
    onSent()
  }

  async function resend() {
    setSentAgain(false)
    if ((await sendTo(sentTo, failures.sendAgain)) !== null) setSentAgain(true)
  }

  return {
    canSend: address !== null && attempts.doing === null,
    isBusy: attempts.doing === 'mail',
    send,
    secondsLeft: useMailWait(address),
    resend,
    isSentAgain,
    secondsToResend: useResendWait(sentTo),
    /** The address that the link was requested for. The field may have changed since. */
    sentTo,
  }
}

/** Remembered even if the page no longer waits for the answer: the mail is on its way. */
async function askForLink(email: string) {
  const answer = await askForMail(email, () => openApi.email.askSignInLink.mutate({ email }))
  rememberAskedLink(email)
  return answer
}
