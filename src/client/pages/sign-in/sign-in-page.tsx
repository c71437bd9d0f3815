import { ownWords } from '#client/api/app-config.ts'
import { Door } from '#client/layout/door.tsx'
import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { Button } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { EmailForm } from './email-form.tsx'
import { SignInOptions } from './sign-in-options.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Loads while the address is typed. If that fails, a sentence is shown instead. */
const loadSent = later(() => import('./link-sent.tsx').then(({ LinkSent }) => LinkSent))

export default function SignInPage() {
  const signIn = useSignIn()
  const { view, problem, field, passkey, link, showEmail, back, hasSignedOut } = signIn
  const Sent = useNeeded(view === 'email' || view === 'sent', loadSent)
  const hasNone = passkey.hasNone && view !== 'sent'

  return (
    <Door
      title={view === 'sent' ? 'Check Your Email' : (ownWords.signInTitle ?? "Knock Knock. Who's There?")}
    >
      <p role="status">
        {view === 'redirecting'
          ? 'You are already signed in. Redirecting...'
          : hasNone
            ? 'No passkey was used. You can get a link by email instead.'
            : view === 'options' && hasSignedOut && "You've been signed out."}
      </p>
      <Problem says={problem} />
      {view === 'options' && <SignInOptions passkey={passkey} showEmail={showEmail} />}
      {view === 'email' && <EmailForm field={field} link={link} passkey={passkey} back={back} />}
      {view === 'sent' &&
        (Sent ? <Sent link={link} back={back} /> : <p>{`We sent a sign-in link to ${link.sentTo}.`}</p>)}
      {signIn.canContinueAsGuest && view !== 'redirecting' && (
        <Button look="link" onClick={signIn.continueAsGuest}>
          Continue as a new guest
        </Button>
      )}
    </Door>
  )
}
