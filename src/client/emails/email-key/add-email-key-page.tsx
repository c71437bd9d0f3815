import { EmailInput } from '#client/emails/email-input.tsx'
import styles from '#client/emails/form.module.css'
import { BeenHere } from '#client/layout/been-here.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/page-paths.ts'
import { useAddEmailKey } from './use-add-email-key.ts'

export default function AddEmailKeyPage() {
  const { field, isSending, canSend, problem, secondsLeft, send, step } = useAddEmailKey()

  return (
    <GhostPage
      title="Add Email Key"
      lead="One more address that you can sign in with. We send a code there to make sure that it is yours."
      pose="letter"
    >
      {problem && <KeyProblem sentence={problem} />}
      <form className={styles.form} noValidate onSubmit={send}>
        <EmailInput
          value={field.email}
          error={field.emailProblem}
          readOnly={isSending}
          onEmail={field.setEmail}
          onBlur={field.leaveEmailField}
        />
        <Actions>
          <PatientButton
            look="door"
            type="submit"
            disabled={!canSend && !isSending}
            isBusy={isSending}
            secondsLeft={secondsLeft}
          >
            Send Email Key
          </PatientButton>
          <ButtonLink to={pages.account}>Cancel</ButtonLink>
        </Actions>
      </form>
      <p>
        <BeenHere />
      </p>
      {step satisfies Elements}
    </GhostPage>
  )
}
