import { rememberAskedLink } from '#client/session/asked-link.ts'
import { withOptionalSession } from '#client/session/call.ts'
import type { SignInAttempts } from './use-sign-in.ts'

type LinkSignIn = { address: string | null; attempts: SignInAttempts; onSent: () => void }

/** In by mail: asks for a link to the address. */
export function useLinkSignIn({ address, attempts, onSent }: LinkSignIn) {
  async function send() {
    if (address === null) return
    const ask = () => withOptionalSession((api) => api.email.askSignInLink.mutate({ email: address }))
    if ((await attempts.attempt('mail', ask, 'Failed to send signin link')) === null) return
    rememberAskedLink(address)
    onSent()
  }

  return {
    canSend: address !== null && attempts.doing === null,
    isBusy: attempts.doing === 'mail',
    send,
  }
}
