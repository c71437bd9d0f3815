import { useState } from 'react'
import { failures } from '#client/lib/failures.ts'
import { rememberAskedLink } from '#client/session/asked-link.ts'
import { withOptionalSession } from '#client/session/call.ts'
import type { SignInAttempts } from './use-sign-in.ts'

type LinkSignIn = { address: string | null; attempts: SignInAttempts; onSent: () => void }

/** In by mail: asks for a link to the address. */
export function useLinkSignIn({ address, attempts, onSent }: LinkSignIn) {
  const [sentTo, setSentTo] = useState('')

  async function send() {
    if (address === null) return
    const ask = () => askForLink(address)
    if ((await attempts.attempt('mail', ask, failures.sendSignInLink)) === null) return
    setSentTo(address)
    onSent()
  }

  return {
    canSend: address !== null && attempts.doing === null,
    isBusy: attempts.doing === 'mail',
    send,
    /** What the link was asked for, whatever the field says by now. */
    sentTo,
  }
}

/** Remembered also where nobody waits for the answer any more: the mail is under way. */
async function askForLink(email: string) {
  const answer = await withOptionalSession((api) => api.email.askSignInLink.mutate({ email }))
  rememberAskedLink(email)
  return answer
}
