import { appConfig } from '#client/api/app-config.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { WEBAUTHN_UNSUPPORTED } from '#client/lib/webauthn.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/page-paths.ts'
import { usePasskeySetup } from './use-passkey-setup.ts'

const WHY =
  'A passkey is a key that your device keeps for you. You sign in with your fingerprint, face or PIN: it is the quickest way in, and nobody can trick you into giving it away.'

const WELCOME = `Passkey set up successfully! Welcome to ${appConfig.productName}`

export default function PasskeySetupPage() {
  const { isDone, setUp, isBusy, secondsLeft, problem, step, isSupported } = usePasskeySetup()

  return (
    <GhostPage
      title={isDone ? WELCOME : 'Set Up Your Passkey'}
      lead={
        <>
          {!isDone && <span>{WHY}</span>}
          <span role="status">
            {isDone && 'From now on you can sign in with this device. Taking you to your account…'}
          </span>
        </>
      }
      pose={isDone ? 'keys' : 'waving'}
    >
      {problem && <KeyProblem sentence={problem} />}
      {!isDone && !isSupported && (
        <Notice kind="warning">
          <p>{WEBAUTHN_UNSUPPORTED}</p>
        </Notice>
      )}
      {!isDone && (
        <Actions>
          {isSupported && (
            <PatientButton look="door" isBusy={isBusy} secondsLeft={secondsLeft} onClick={setUp}>
              Set Up Passkey
            </PatientButton>
          )}
          <ButtonLink to={pages.account}>Maybe Later</ButtonLink>
        </Actions>
      )}
      {step satisfies Elements}
    </GhostPage>
  )
}
