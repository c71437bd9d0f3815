import { Navigate, useLocation } from 'react-router-dom'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page.tsx'
import { fieldsOf } from '#client/lib/fields.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/routes.ts'
import { CodeForm } from './code-form.tsx'
import { useActivateKey } from './use-activate-key.ts'

export default function ActivateEmailKeyPage() {
  const { email, keyToken } = fieldsOf(useLocation().state)
  const isTold = typeof email === 'string' && typeof keyToken === 'string' && keyToken !== ''
  return isTold ? <Activation email={email} keyToken={keyToken} /> : <Navigate to={pages.account} replace />
}

function Activation(facts: { email: string; keyToken: string }) {
  const { code, resend, isResending, secondsToResend, isSentAgain } = useActivateKey(facts)

  if (code.isRight) {
    return (
      <Page
        title="Email key activated."
        lead="The door opens with it from now on. We take you to your account."
        picture={
          <Niche>
            <Ghost pose="keys" />
          </Niche>
        }
      />
    )
  }
  return (
    <Page
      title="Activate Email Key"
      lead={
        <>
          We sent a 6-digit code to <strong>{facts.email}</strong>. Enter it here, or follow the link beside
          it in another browser.
        </>
      }
      picture={
        <Niche>
          <Ghost pose="letter" />
        </Niche>
      }
    >
      <CodeForm code={code} kind="activation" verb="Activate">
        <PatientButton isBusy={isResending} secondsLeft={secondsToResend} until="Resend" onClick={resend}>
          Resend Code
        </PatientButton>
        <ButtonLink to={pages.account}>Cancel</ButtonLink>
      </CodeForm>
      <p role="status">{isSentAgain && 'A new code is on its way. Only the newest one works.'}</p>
    </Page>
  )
}
