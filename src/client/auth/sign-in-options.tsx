import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import type { useSignIn } from './use-sign-in.ts'

type SignInOptionsProps = Pick<ReturnType<typeof useSignIn>, 'passkey' | 'showEmail'>

export function SignInOptions({ passkey, showEmail }: SignInOptionsProps) {
  return (
    <>
      <p>No password to remember. Show a key, or let us slip a link under your door.</p>
      <Actions isStacked>
        {passkey.isSupported && (
          <PatientButton
            look="door"
            icon={<Glyph shape="key" />}
            isBusy={passkey.isBusy}
            secondsLeft={passkey.secondsLeft}
            onClick={passkey.signIn}
          >
            Sign In with Passkey
          </PatientButton>
        )}
        <Button
          look={passkey.isSupported ? 'quiet' : 'door'}
          icon={<Glyph shape="mail" />}
          onClick={showEmail}
        >
          Sign In with Email
        </Button>
      </Actions>
    </>
  )
}
