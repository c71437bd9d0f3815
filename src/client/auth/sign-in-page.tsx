import { ownWords } from '#client/api/app-config.ts'
import { Door } from '#client/layout/door.tsx'
import { DoorProblem } from '#client/layout/key-problem.tsx'
import { LegalNotice } from '#client/layout/legal-notice.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { EndedKey } from './ended-key.tsx'
import { LinkSent } from './link-sent.tsx'
import { SignInOptions } from './sign-in-options.tsx'
import { useSignIn } from './use-sign-in.ts'

export default function SignInPage() {
  const signIn = useSignIn()
  const { view, problem, field, passkey, link, showEmail, back, hasSignedOut } = signIn
  const hasNone = passkey.hasNone && view !== 'sent'

  return (
    <Door
      title={view === 'sent' ? 'Check Your Email' : (ownWords.signInTitle ?? "Knock Knock. Who's There?")}
      doorstep={<LegalNotice />}
    >
      <p role="status">
        {view === 'redirecting' && 'You are already signed in. Redirecting...'}
        {hasNone && 'No key was shown. Get a link by email instead.'}
        {view === 'options' && hasSignedOut && !hasNone && "You've been signed out."}
      </p>
      {problem && <DoorProblem sentence={problem} />}
      {view === 'options' && <EndedKey />}
      {view === 'options' && <SignInOptions passkey={passkey} showEmail={showEmail} />}
      {view === 'email' && <EmailForm field={field} link={link} passkey={passkey} back={back} />}
      {view === 'sent' && <LinkSent link={link} back={back} />}
      {signIn.canContinueAsGuest && view !== 'redirecting' && (
        <Button look="link" onClick={signIn.continueAsGuest}>
          Continue as a new guest
        </Button>
      )}
    </Door>
  )
}
