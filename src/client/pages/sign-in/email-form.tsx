import type { FormEvent } from 'react'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { useSignIn } from './use-sign-in.ts'

type EmailFormProps = Pick<ReturnType<typeof useSignIn>, 'field' | 'link' | 'passkey' | 'back'>

export function EmailForm({ field, link, passkey, back }: EmailFormProps) {
  function send(event: FormEvent) {
    event.preventDefault()
    field.leaveEmailField()
    link.send()
  }

  return (
    <form noValidate onSubmit={send}>
      <Actions isStacked>
        <TextField
          isPurpose
          label="Email"
          hint="We will email you a link that signs you in. There is nothing to remember."
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={link.isBusy}
          value={field.email}
          error={field.emailProblem}
          onChange={(event) => field.setEmail(event.target.value)}
          onBlur={field.leaveEmailField}
        />
        <PatientButton
          look="door"
          type="submit"
          disabled={!link.canSend && !link.isBusy}
          isBusy={link.isBusy}
          secondsLeft={link.secondsLeft}
        >
          Send Sign In Link
        </PatientButton>
        {/* With an address in the field, it asks for that account's passkeys. */}
        {passkey.isSupported && (
          <PatientButton isBusy={passkey.isBusy} secondsLeft={passkey.secondsLeft} onClick={passkey.signIn}>
            Sign In with Passkey
          </PatientButton>
        )}
        <Button onClick={back}>Back to Other Options</Button>
      </Actions>
    </form>
  )
}
