import { type FormEvent, useEffect, useRef } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import type { Elements } from '#client/lib/elements.ts'
import { Actions } from '#client/ui/actions.tsx'
import { CodeEntry } from '#client/ui/code-entry.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { CODE_LENGTH } from '#shared/code.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import styles from './form.module.css'
import type { Code } from './use-code.ts'

type CodeFormProps = {
  code: Code
  kind: 'verification' | 'activation'
  verb: string
  /** The id of a text that screen readers read with the field. */
  describedBy?: string
  /** The other actions of the page. */
  children?: Elements
}

const labels = { verification: 'Verification code', activation: 'Activation code' }

export function CodeForm({ code, kind, verb, describedBy, children }: CodeFormProps) {
  function send(event: FormEvent) {
    event.preventDefault()
    void code.submit()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <CodeEntry
        {...code.entry}
        isPurpose
        label={labels[kind]}
        hint={`The ${kind} code will expire in ${spokenLifetime(appConfig.lifetimes.code)}.`}
        furtherText={describedBy}
        length={CODE_LENGTH}
      />
      <Actions>
        <PatientButton look="door" type="submit" isBusy={code.isBusy} secondsLeft={code.secondsLeft}>
          {verb}
        </PatientButton>
        {children satisfies Elements}
      </Actions>
      {code.problem && <Failure sentence={code.problem} />}
    </form>
  )
}

/** Below the buttons, so that no button moves under the pointer. On a phone that may be out of sight. */
function Failure({ sentence }: { sentence: string }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // In braces: a returned promise must not be taken for the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={place} className={styles.failure}>
      <Problem says={sentence} />
    </div>
  )
}
