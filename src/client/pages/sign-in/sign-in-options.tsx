import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import type { useSignIn } from './use-sign-in.ts'

const KEY_ROUND =
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0'
const MAIL =
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z'

type SignInOptionsProps = Pick<ReturnType<typeof useSignIn>, 'passkey' | 'showEmail'>

export function SignInOptions({ passkey, showEmail }: SignInOptionsProps) {
  const isPasskeyFirst = passkey.isSupported && !passkey.hasNone

  return (
    <>
      <p>
        {`No password to remember. ${
          passkey.isSupported ? 'Use your fingerprint, face or PIN (a passkey), or get' : 'Get'
        } a link by email.`}
      </p>
      <Actions isStacked>
        {passkey.isSupported && (
          <PatientButton
            look={isPasskeyFirst ? 'door' : 'quiet'}
            icon={<Glyph path={KEY_ROUND} />}
            isBusy={passkey.isBusy}
            secondsLeft={passkey.secondsLeft}
            onClick={passkey.signIn}
          >
            Sign In with Passkey
          </PatientButton>
        )}
        <Button look={isPasskeyFirst ? 'quiet' : 'door'} icon={<Glyph path={MAIL} />} onClick={showEmail}>
          Sign In with Email
        </Button>
      </Actions>
    </>
  )
}
