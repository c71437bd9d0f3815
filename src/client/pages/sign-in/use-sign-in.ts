import { useState } from 'react'
import { type SignInAttempts, useAttempt } from '#client/api/use-attempt.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { navigate, useLocation } from '#client/lib/navigation.tsx'
import { useEmailField } from '#client/lib/use-email-field.ts'
import { usePasskeySignIn } from '#client/passkeys/use-passkey-sign-in.ts'
import { forgetAccountId, hasLostKey } from '#client/sessions/stored-session.ts'
import { useLinkSignIn } from '#client/sign-in-links/use-link-sign-in.ts'
import { pages } from '#shared/page-paths.ts'
import { useAlreadySignedIn } from './use-already-signed-in.ts'

type Screen = 'options' | 'email' | 'sent'

/** The state of the sign-in page: its screen, and the two sign-in methods. */
export function useSignIn() {
  const arrival = arrivalOf(useLocation().state)
  const [screen, setScreen] = useState<Screen>(arrival.showEmailInput ? 'email' : 'options')
  const [isIn, setIn] = useState(false)
  const field = useEmailField(arrival.email)
  const attempts: SignInAttempts = useAttempt()
  const isLeaving = useAlreadySignedIn({ mayStay: arrival.showEmailInput || isIn })

  const passkey = usePasskeySignIn({
    address: field.address,
    attempts,
    isOver: isLeaving || isIn,
    onSignedIn: () => {
      setIn(true)
      navigate(pages.account)
    },
  })
  const link = useLinkSignIn({ address: field.address, attempts, onSent: () => show('sent') })

  function show(next: Screen) {
    attempts.setProblem(null)
    setScreen(next)
  }

  function showEmail() {
    field.openEmailField()
    show('email')
  }

  function editEmail(text: string) {
    attempts.setProblem(null)
    field.setEmail(text)
  }

  function back() {
    // A request for a mail cannot be cancelled, but after Back its answer must not change the screen.
    if (attempts.doing === 'mail') attempts.giveUp()
    if (screen === 'sent') field.clearEmail()
    show('options')
  }

  function continueAsGuest() {
    forgetAccountId()
    navigate(pages.home)
  }

  return {
    view: isLeaving ? ('redirecting' as const) : screen,
    problem: attempts.problem,
    field: { ...field, setEmail: editEmail },
    passkey,
    link,
    showEmail,
    back,
    hasSignedOut: arrival.hasSignedOut,
    canContinueAsGuest: hasLostKey(),
    continueAsGuest,
  }
}

/** Navigation state is untrusted: anything may have been put into the browser's history. */
function arrivalOf(state: unknown) {
  const { email, showEmailInput, hasSignedOut } = fieldsOf(state)
  return {
    email: typeof email === 'string' ? email : '',
    showEmailInput: showEmailInput === true,
    hasSignedOut: hasSignedOut === true,
  }
}
