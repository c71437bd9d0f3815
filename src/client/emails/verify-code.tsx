import { useId } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import { Address } from './address.tsx'
import { CodeForm } from './code-form.tsx'
import { useVerifyCode } from './use-verify-code.ts'

const titles = {
  asking: 'Verify Email',
  verified: 'Email verified successfully!',
  waiting: 'Your email will be added later',
  proven: 'You already have an account',
}

export function VerifyCode(facts: { email: string; isConflict: boolean }) {
  const { email } = facts
  const verification = useVerifyCode(facts)
  const { view, isConflict, steps } = verification
  const conflictId = useId()

  return (
    <GhostPage
      title={titles[view]}
      lead={
        view === 'asking' ? (
          <span key={view}>
            We sent a 6-digit code to <Address>{email}</Address>.
          </span>
        ) : view === 'verified' ? (
          'The door knows you now. Taking you to your account…'
        ) : view === 'waiting' ? (
          'The code was right, but this change waits. Taking you to your account, which says until when…'
        ) : (
          <span key={view}>
            <Address>{email}</Address> is yours, and it belongs to another account of yours. Nothing was
            changed here.
          </span>
        )
      }
      pose={view === 'asking' ? 'letter' : 'keys'}
    >
      {view === 'asking' && (
        <>
          {isConflict && (
            <div id={conflictId}>
              <Notice kind="warning">
                <p>
                  {`${errorCatalogue.emailExists.sentence}. If that account is yours too, enter the code that we sent to this email.`}
                </p>
              </Notice>
            </div>
          )}
          <CodeForm
            code={verification.code}
            kind="verification"
            verb="Verify"
            {...(isConflict && { describedBy: conflictId })}
          >
            <PatientButton
              isBusy={verification.isResending}
              secondsLeft={verification.secondsToResend}
              until="Resend"
              onClick={verification.resend}
            >
              Resend Code
            </PatientButton>
            <ButtonLink to={pages.account}>Cancel</ButtonLink>
          </CodeForm>
          <p role="status">
            {verification.isSentAgain && 'A new code is on its way. Only the newest one works.'}
          </p>
        </>
      )}
      {view === 'proven' && (
        /* Replaces this page: its code is used up, and Back must not ask for it again. */
        <Actions>
          <ButtonLink look="door" to={pages.signIn} replace state={{ email, showEmailInput: true }}>
            Sign In to Existing Account
          </ButtonLink>
          <ButtonLink to={pages.email} replace state={{ email: '' }}>
            Use Different Email
          </ButtonLink>
        </Actions>
      )}
      {steps[0] satisfies Elements}
      {steps[1] satisfies Elements}
    </GhostPage>
  )
}
