import { KeyRound, Mail } from 'lucide-react'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import type { useSignIn } from './use-sign-in.ts'

export function SignInOptions({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { isPasskeySupported, isBusy, signInWithPasskey, showEmail } = signIn

  return (
    <>
      <p>No password to remember. Show a key, or let us slip a link under your door.</p>
      <Actions isStacked>
        {isPasskeySupported && (
          <Button
            look="door"
            icon={<KeyRound size={20} strokeWidth={2} aria-hidden />}
            isBusy={isBusy}
            onClick={signInWithPasskey}
          >
            Sign In with Passkey
          </Button>
        )}
        <Button
          look={isPasskeySupported ? 'quiet' : 'door'}
          icon={<Mail size={20} strokeWidth={2} aria-hidden />}
          onClick={showEmail}
        >
          Sign In with Email
        </Button>
      </Actions>
    </>
  )
}
