import { appConfig } from '#client/api/app-config.ts'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import { Page } from '#client/layout/page.tsx'
import { WEBAUTHN_UNSUPPORTED } from '#client/lib/webauthn.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/routes.ts'
import { usePasskeySetup } from './use-passkey-setup.ts'

const WHY =
  'A passkey lives in this device and opens with your finger, your face or its PIN. It is the shortest way in, and nobody can talk you out of it.'

const WELCOME = `Passkey set up successfully! Welcome to ${appConfig.productName}`

export default function PasskeySetupPage() {
  const { isDone, setUp, isBusy, secondsLeft, problem, isSupported } = usePasskeySetup()

  return (
    <Page
      title={isDone ? WELCOME : 'Set Up Your Passkey'}
      lead={
        <>
          {!isDone && WHY}
          <span role="status">
            {isDone && 'From now on this device opens the door. We take you to your account.'}
          </span>
        </>
      }
      picture={
        <Niche>
          <Ghost pose={isDone ? 'keys' : 'waving'} />
        </Niche>
      }
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
    </Page>
  )
}
