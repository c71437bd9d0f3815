import { type FormEvent, useEffect, useRef } from 'react'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { useSignIn } from './use-sign-in.ts'

export function EmailForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const field = useRef<HTMLInputElement>(null)

  // Whoever pressed 'Sign In with Email' wants to type next.
  useEffect(() => field.current?.focus(), [])

  const { canSend, doing } = signIn

  function send(event: FormEvent) {
    event.preventDefault()
    signIn.sendLink()
  }

  return (
    <form noValidate onSubmit={send}>
      <Actions isStacked>
        <TextField
          ref={field}
          label="Email"
          hint="We send a link that signs you in. Nothing to remember."
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={signIn.email}
          error={signIn.emailProblem}
          onChange={(event) => signIn.setEmail(event.target.value)}
          onBlur={signIn.leaveEmailField}
        />
        <Button look="door" type="submit" disabled={!canSend && doing !== 'mail'} isBusy={doing === 'mail'}>
          Send Sign In Link
        </Button>
        {/* With an address in the field it asks for the passkeys of that account. */}
        {signIn.isPasskeySupported && (
          <Button isBusy={doing === 'ceremony'} onClick={signIn.signInWithPasskey}>
            Sign In with Passkey
          </Button>
        )}
        <Button onClick={signIn.back}>Back to Other Options</Button>
      </Actions>
    </form>
  )
}
