import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appConfig } from '#client/lib/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { refusalOf } from '#client/lib/refusal.ts'
import { useAttempt } from '#client/lib/use-attempt.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { pages } from '#shared/routes.ts'
import { rememberAskedLink } from './asked-link.ts'
import { withOptionalSession } from './call.ts'
import { loginWithAnyPasskey, loginWithPasskeyOf } from './passkey-login.ts'
import { forgetAccountId, readStored } from './stored-session.ts'
import { useAlreadySignedIn } from './use-already-signed-in.ts'
import { useEmailField } from './use-email-field.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'
import { useSession } from './use-session.ts'

type Screen = 'options' | 'email' | 'sent'

const SIGN_IN_FAILED = 'Sign in failed'

/** Everything the sign-in page does: a passkey by button or suggestion, or a link by mail. */
export function useSignIn() {
  const navigate = useNavigate()
  const arrival = arrivalOf(useLocation().state)
  const { address, clearEmail, ...field } = useEmailField(arrival.email)
  const [screen, setScreen] = useState<Screen>(arrival.showEmailInput ? 'email' : 'options')
  const [isIn, setIn] = useState(false)
  const { doing, problem, setProblem, attempt } = useAttempt<'ceremony' | 'mail'>()

  const isLeaving = useAlreadySignedIn({ mayStay: arrival.showEmailInput || isIn })
  const { phase, accountId: holder, account, isOffline } = useSession()
  const mayTurnOutSignedIn = phase === 'initializing' || (holder !== null && account === null && !isOffline)

  usePasskeyAutofill({
    isPaused: isLeaving || isIn || doing === 'ceremony' || mayTurnOutSignedIn,
    onSignedIn: goIn,
    onProblem: (error) => setProblem(refusalOf(error, SIGN_IN_FAILED).sentence),
  })

  function goIn() {
    setIn(true)
    navigate(pages.account)
  }

  function show(next: Screen) {
    setProblem(null)
    setScreen(next)
  }

  async function signInWithPasskey() {
    const login = () => (address === null ? loginWithAnyPasskey() : loginWithPasskeyOf(address))
    if (await attempt('ceremony', login, SIGN_IN_FAILED)) goIn()
  }

  async function sendLink() {
    field.leaveEmailField()
    if (address === null) return
    const ask = () => withOptionalSession((api) => api.email.askSignInLink.mutate({ email: address }))
    if ((await attempt('mail', ask, 'Failed to send signin link')) === null) return
    rememberAskedLink(address)
    show('sent')
  }

  function back() {
    if (screen === 'sent') clearEmail()
    show('options')
  }

  function continueAsGuest() {
    forgetAccountId()
    navigate(pages.home)
  }

  const stored = readStored()
  const isBusy = doing !== null || isIn

  return {
    ...field,
    view: isLeaving ? ('redirecting' as const) : screen,
    canSend: address !== null && !isBusy,
    problem,
    /** What is under way: a passkey ceremony, or the asking for a mail. */
    doing,
    isBusy,
    isPasskeySupported: isWebAuthnSupported(),
    signInWithPasskey,
    sendLink,
    showEmail: () => show('email'),
    back,
    linkLifetime: spokenLifetime(appConfig.lifetimes.link),
    canContinueAsGuest: stored.accountId !== null && stored.browserKey === null,
    continueAsGuest,
  }
}

/** Navigation state is whatever was put into the browser's history. */
function arrivalOf(state: unknown) {
  const { email, showEmailInput } = fieldsOf(state)
  return { email: typeof email === 'string' ? email : '', showEmailInput: showEmailInput === true }
}
