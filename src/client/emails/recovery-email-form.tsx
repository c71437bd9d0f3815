import { type FormEvent, useEffect, useRef } from 'react'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { Row, Rows } from '#client/ui/rows.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import { pages } from '#shared/page-paths.ts'
import { EmailInput } from './email-input.tsx'
import styles from './form.module.css'
import type { RecoveryEmail } from './use-recovery-email.ts'

export function RecoveryEmailForm({ recovery }: { recovery: RecoveryEmail }) {
  const { doing, resend } = recovery
  const isFree = doing === null

  function send(event: FormEvent) {
    event.preventDefault()
    if (isFree) void recovery.update()
  }

  return (
    <>
      {recovery.problem && (
        <Notice kind="error">
          <p>{recovery.problem}</p>
        </Notice>
      )}
      {recovery.pending && <Addresses verified={recovery.verified} pending={recovery.pending} />}
      <form className={styles.form} noValidate onSubmit={send}>
        <EmailInput
          value={recovery.email}
          error={recovery.emailProblem}
          readOnly={!isFree}
          onEmail={recovery.edit}
          onBlur={recovery.leave}
        />
        {recovery.isConfirming && <LastWarning departure={recovery.departure} left={recovery.left} />}
        <Actions>
          {recovery.isConfirming && (
            <Button look="danger" isBusy={doing === 'removal'} onClick={recovery.remove}>
              Yes, Delete Email
            </Button>
          )}
          {!recovery.mayDelete && (
            <PatientButton
              look="door"
              type="submit"
              disabled={!recovery.canUpdate && isFree}
              isBusy={doing === 'mail'}
              secondsLeft={recovery.secondsToUpdate}
            >
              Update Email
            </PatientButton>
          )}
          {recovery.mayDelete && !recovery.isConfirming && (
            <Button look="danger" onClick={recovery.confirm}>
              Delete Email
            </Button>
          )}
          {resend && !recovery.isConfirming && (
            <PatientButton
              isBusy={doing === 'mail'}
              secondsLeft={recovery.secondsToResend}
              until="Resend"
              onClick={() => isFree && resend()}
            >
              Resend Code
            </PatientButton>
          )}
          <ButtonLink to={pages.account}>Cancel</ButtonLink>
        </Actions>
      </form>
    </>
  )
}

/** The old address keeps working until the new one is verified. */
function Addresses({ verified, pending }: { verified: string | null; pending: string }) {
  return (
    <Rows>
      {verified && (
        <Row label="In use">
          <WholeName>{verified}</WholeName>
        </Row>
      )}
      <Row
        label={verified ? 'New' : 'Not yet verified'}
        action={<Link to={pages.verifyCode}>Enter code</Link>}
      >
        <WholeName>{pending}</WholeName> (pending)
      </Row>
    </Rows>
  )
}

/** Takes the focus from the button that disappears, and so is read aloud. */
function LastWarning({ departure, left }: Pick<RecoveryEmail, 'departure' | 'left'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])

  return (
    <div ref={place} tabIndex={-1} className={styles.warning}>
      <Notice kind="warning">
        <p>
          Are you sure you want to delete your recovery email? You won't be able to recover your account if
          you lose your keys.
        </p>
        {departure && <p>{departure}</p>}
        {left && <p>{left}</p>}
      </Notice>
    </div>
  )
}
