import { type FormEvent, useEffect, useRef } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { CodeEntry } from '#client/ui/code-entry.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { CODE_LENGTH } from '#shared/code.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import styles from './proof-code.module.css'
import type { useProofStep } from './use-proof-step.ts'

type ProofCodeProps = {
  id: string
  methods: ProofMethod[]
  /** The address the code went to, masked. */
  sentTo: string
  step: ReturnType<typeof useProofStep>
  onGiveUp: () => void
}

/** Asks for the mailed code in six boxes. It is sent after the last digit or by the button. */
export function ProofCode({ id, methods, sentTo, step, onGiveUp }: ProofCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const { doing, problem } = step

  // There is a code to type now. After a wrong one the next digit replaces them all.
  useEffect(() => {
    if (doing !== null) return
    input.current?.focus()
    input.current?.select()
  }, [doing])

  function send(event: FormEvent) {
    event.preventDefault()
    void step.submit()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p id={id}>
        We sent a 6-digit code to <span className={styles.address}>{sentTo}</span>.
      </p>
      <CodeEntry
        ref={input}
        label="Code"
        hint={`The code will expire in ${spokenLifetime(appConfig.lifetimes.code)}.`}
        length={CODE_LENGTH}
        value={step.code}
        error={problem}
        isBusy={doing !== null}
        onChange={step.setCode}
        onComplete={(typed) => void step.submit(typed)}
      />
      <Actions isStacked>
        <PatientButton look="door" type="submit" isBusy={doing === 'code'} secondsLeft={step.secondsToTry}>
          Verify
        </PatientButton>
        <PatientButton
          isBusy={doing === 'mail'}
          secondsLeft={step.secondsToMail}
          until="Resend"
          onClick={step.mail}
        >
          Resend Code
        </PatientButton>
        {methods.includes('passkey') && (
          <PatientButton
            isBusy={doing === 'passkey'}
            secondsLeft={step.secondsToCeremony}
            onClick={step.passkey}
          >
            Use Your Passkey
          </PatientButton>
        )}
        <Button onClick={onGiveUp}>Cancel</Button>
      </Actions>
      <p role="status">{step.isSentAgain && 'A new code is on its way. Only the newest one works.'}</p>
    </form>
  )
}
