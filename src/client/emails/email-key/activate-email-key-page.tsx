import { Address } from '#client/emails/address.tsx'
import { CodeForm } from '#client/emails/code-form.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { Redirect, useLocation } from '#client/lib/navigation.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/page-paths.ts'
import { useActivateKey } from './use-activate-key.ts'

export default function ActivateEmailKeyPage() {
  const { email, keyToken } = fieldsOf(useLocation().state)
  const isComplete = typeof email === 'string' && typeof keyToken === 'string' && keyToken !== ''
  return isComplete ? <Activation email={email} keyToken={keyToken} /> : <Redirect to={pages.account} />
}

function Activation(facts: { email: string; keyToken: string }) {
  const { code, resend, isResending, secondsToResend, isSentAgain, isWaiting, steps } = useActivateKey(facts)

  if (code.isRight) {
    return (
      <GhostPage
        title={isWaiting ? 'Your email key will be added later' : 'Email key activated.'}
        lead={
          isWaiting
            ? 'The code was right, but this change waits. Taking you to your account, which says until when…'
            : 'From now on you can sign in with a link to this address. Taking you to your account…'
        }
        pose="keys"
      />
    )
  }
  return (
    <GhostPage
      title="Activate Email Key"
      lead={
        <span>
          We sent a 6-digit code to <Address>{facts.email}</Address>. Enter it here, or open the link from the
          same email in another browser.
        </span>
      }
      pose="letter"
    >
      <CodeForm code={code} kind="activation" verb="Activate">
        <PatientButton isBusy={isResending} secondsLeft={secondsToResend} until="Resend" onClick={resend}>
          Resend Code
        </PatientButton>
        <ButtonLink to={pages.account}>Cancel</ButtonLink>
      </CodeForm>
      <p role="status">{isSentAgain && 'A new code is on its way. Only the newest one works.'}</p>
      {steps[0] satisfies Elements}
      {steps[1] satisfies Elements}
    </GhostPage>
  )
}
