import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { formatMoment } from '#client/lib/format-date.ts'
import { isWebAuthnSupported, WEBAUTHN_UNSUPPORTED } from '#client/lib/webauthn.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { CodeEntry } from '#client/ui/code-entry.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { CODE_LENGTH } from '#shared/code.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { seconds } from '#shared/time.ts'
import { useProofStep } from './proof.ts'
import styles from './proof-step.module.css'

type ProofStepProps = {
  methods: ProofMethod[]
  onProof: (proof: string) => void
  /** Null: waiting is not possible. */
  onWait: (() => void) | null
  /** Takes the address to a new account. Null: there is no address to take. */
  onLeave: (() => Promise<void>) | null
  onGiveUp: () => void
}

/** The step-up dialog: the user has to show that they hold more than this browser. Escape cancels. */
export function ProofStep({ methods, onProof, onWait, onLeave, onGiveUp }: ProofStepProps) {
  const id = useId()
  const step = useProofStep(onProof)

  return (
    <Dialog isOpen title="Show that it is you" describedBy={id} onEscape={onGiveUp}>
      {step.sentTo === null ? (
        <ProofWays
          id={id}
          methods={methods}
          step={step}
          onWait={onWait}
          onLeave={onLeave}
          onGiveUp={onGiveUp}
        />
      ) : (
        <ProofCode id={id} methods={methods} sentTo={step.sentTo} step={step} onGiveUp={onGiveUp} />
      )}
    </Dialog>
  )
}

type ProofWaysProps = {
  id: string
  methods: ProofMethod[]
  step: ReturnType<typeof useProofStep>
  onWait: (() => void) | null
  onLeave: (() => Promise<void>) | null
  onGiveUp: () => void
}

/** The step-up methods, the quicker one first. */
function ProofWays({ id, methods, step, onWait, onLeave, onGiveUp }: ProofWaysProps) {
  const mayPasskey = methods.includes('passkey') && isWebAuthnSupported()
  const mayMail = methods.includes('mail')

  return (
    <>
      <p id={id}>
        {`Being signed in is not enough for this: somebody else could be using your browser. ${describeMethods(methods)}`}
      </p>
      {methods.length > 0 && !mayPasskey && !mayMail && (
        <Notice kind="warning">
          <p>{`${WEBAUTHN_UNSUPPORTED}. Please sign in on a device that has your passkey, and do it there.`}</p>
        </Notice>
      )}
      <Problem says={step.problem} />
      <p role="status" className={step.isCancelled ? undefined : 'visually-hidden'}>
        {step.isCancelled && 'No passkey was used. Try again when you are ready.'}
      </p>
      {onWait && <p>{describeWait()}</p>}
      <Actions isStacked>
        {mayPasskey && (
          <PatientButton
            look="door"
            isBusy={step.doing === 'passkey'}
            secondsLeft={step.secondsToCeremony}
            onClick={step.passkey}
          >
            Use Your Passkey
          </PatientButton>
        )}
        {mayMail && (
          <PatientButton
            look={mayPasskey ? 'quiet' : 'door'}
            isBusy={step.doing === 'mail'}
            secondsLeft={step.secondsToMail}
            onClick={step.mail}
          >
            Email Me a Code
          </PatientButton>
        )}
        {onWait && <Button onClick={onWait}>Wait Instead</Button>}
        <Button onClick={onGiveUp}>Cancel</Button>
      </Actions>
      {onLeave && <NewAccountInstead onLeave={onLeave} />}
    </>
  )
}

function describeWait() {
  const due = new Date(Date.now() + seconds(appConfig.lifetimes.seniority))
  return `If you cannot, you can wait instead: the change takes effect on ${formatMoment(due.toISOString())}, unless somebody stops it. We email every address of the account about it.`
}

function describeMethods(methods: ProofMethod[]) {
  if (methods.length === 0) return 'Do it in a browser where you are signed in to this account.'
  if (!methods.includes('mail')) return 'Use your passkey.'
  if (!methods.includes('passkey')) return 'We can email you a code.'
  return 'Use your passkey, or let us email you a code.'
}

/**
 * For verifying the first address of an account that demands a step-up: somebody else may have set the account up and left it
 * in this browser. Renders nothing once the account has an address.
 */
function NewAccountInstead({ onLeave }: { onLeave: () => Promise<void> }) {
  const { account } = useSession()
  const [isBusy, setBusy] = useState(false)
  if (account === null || account.emailVerified) return null

  function leave() {
    setBusy(true)
    void onLeave()
  }

  return (
    <>
      <p>
        {`This account was made on ${formatMoment(account.createdAt)}. Did somebody else set it up? Then take your address to a new account. You will be signed out of this one.`}
      </p>
      <Button isBusy={isBusy} onClick={leave}>
        Take It to a New Account
      </Button>
    </>
  )
}

type ProofCodeProps = {
  id: string
  methods: ProofMethod[]
  /** The address the code went to, masked. */
  sentTo: string
  step: ReturnType<typeof useProofStep>
  onGiveUp: () => void
}

/** Asks for the mailed code in six boxes. It is sent after the last digit or by the button. */
function ProofCode({ id, methods, sentTo, step, onGiveUp }: ProofCodeProps) {
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
