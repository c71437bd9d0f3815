import { LegalNotice } from '#client/legal/legal-notice.tsx'
import { Button } from '#client/ui/button.tsx'
import { Door } from '#client/ui/door.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { EmailForm } from './email-form.tsx'
import { LinkSent } from './link-sent.tsx'
import { SignInOptions } from './sign-in-options.tsx'
import { useSignIn } from './use-sign-in.ts'

export default function SignInPage() {
  const signIn = useSignIn()
  const { view, problem } = signIn

  return (
    <Door
      title={view === 'sent' ? 'Check Your Email' : "Knock Knock. Who's There?"}
      doorstep={<LegalNotice />}
    >
      {view === 'redirecting' && <p role="status">You are already signed in. Redirecting...</p>}
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      {view === 'options' && <SignInOptions signIn={signIn} />}
      {view === 'email' && <EmailForm signIn={signIn} />}
      {view === 'sent' && <LinkSent signIn={signIn} />}
      {signIn.canContinueAsGuest && view !== 'redirecting' && (
        <Button look="link" onClick={signIn.continueAsGuest}>
          Continue as a new guest
        </Button>
      )}
    </Door>
  )
}
