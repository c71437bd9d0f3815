import { ownWords } from '#client/api/app-config.ts'
import { Door } from '#client/layout/door.tsx'
import { DoorProblem } from '#client/layout/key-problem.tsx'
import { LegalNotice } from '#client/layout/legal-notice.tsx'
import { useNeeded } from '#client/lib/use-needed.ts'
import { endedKey } from '#client/session/ended-key.ts'
import { Button } from '#client/ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { LinkSent } from './link-sent.tsx'
import { SignInOptions } from './sign-in-options.tsx'
import { useSignIn } from './use-sign-in.ts'

const loadEnded = () => import('./ended-key.tsx').then(({ EndedKey }) => EndedKey)

export default function SignInPage() {
  const signIn = useSignIn()
  const { view, problem, field, passkey, link, showEmail, back, hasSignedOut } = signIn
  const Ended = useNeeded(endedKey() !== null, loadEnded)
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
      {view === 'options' && Ended && <Ended />}
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
