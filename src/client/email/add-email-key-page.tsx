import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { failures } from '#client/api/failures.ts'
import { useMailWait } from '#client/api/mail-waits.ts'
import { useRequestEmailKey } from '#client/cache/use-request-email-key.ts'
import { BeenHere } from '#client/layout/been-here.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import { useEmailField } from '#client/lib/use-email-field.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { pages } from '#shared/routes.ts'
import { EmailInput } from './email-input.tsx'
import styles from './form.module.css'
import { useAsking } from './use-asking.ts'

export default function AddEmailKeyPage() {
  const navigate = useNavigate()
  const field = useEmailField('')
  const requestEmailKey = useRequestEmailKey()
  const { doing, problem, ask } = useAsking()
  const { address } = field
  const secondsLeft = useMailWait(address)

  async function send(event: FormEvent) {
    event.preventDefault()
    field.leaveEmailField()
    if (address === null || doing !== null) return
    const arrival = await ask('mail', () => requestEmailKey(address), failures.sendEmailKey)
    if (arrival !== null) await navigate(pages.activateEmailKey, { state: arrival })
  }

  return (
    <GhostPage
      title="Add Email Key"
      lead="One more address that you can sign in with. When you add it, we send a code to confirm it."
      pose="letter"
    >
      {problem && <KeyProblem sentence={problem} />}
      <form className={styles.form} noValidate onSubmit={send}>
        <EmailInput
          value={field.email}
          error={field.emailProblem}
          readOnly={doing !== null}
          onEmail={field.setEmail}
          onBlur={field.leaveEmailField}
        />
        <Actions>
          <PatientButton
            look="door"
            type="submit"
            disabled={address === null && doing === null}
            isBusy={doing !== null}
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
    </GhostPage>
  )
}
