import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import type { SignInAttempts } from '#client/api/use-attempt.ts'
import { useCeremonyWait } from '#client/api/waits.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { loginWithAnyPasskey, loginWithPasskeyOf } from './log-in-by-passkey.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

type PasskeySignIn = {
  address: string | null
  attempts: SignInAttempts
  isOver: boolean
  onSignedIn: () => void
}

/** Sign-in by a passkey: by the button, or picked from the browser's suggestions. */
export function usePasskeySignIn({ address, attempts, isOver, onSignedIn }: PasskeySignIn) {
  const { phase, accountId, account, isOffline, problem } = useSession()
  const leaving = useLeaving()
  const [hasNone, setHasNone] = useState(false)
  const isUnknown = accountId !== null && account === null
  const mayTurnOutSignedIn = phase === 'initializing' || (isUnknown && !isOffline && problem === null)

  usePasskeyAutofill({
    isPaused: isOver || attempts.doing === 'ceremony' || mayTurnOutSignedIn,
    onSignedIn,
    onProblem: (error) => attempts.setProblem(refusalOf(error, failures.signIn).sentence),
  })

  async function signIn() {
    const stay = leaving()
    setHasNone(false)
    const login = () =>
      address === null ? loginWithAnyPasskey(stay.signal) : loginWithPasskeyOf(address, stay.signal)
    const isSignedIn = await attempts.attempt('ceremony', login, failures.signIn)
    if (stay.isOver) return
    if (isSignedIn) onSignedIn()
    setHasNone(isSignedIn === false)
  }

  return {
    isSupported: isWebAuthnSupported(),
    isBusy: attempts.doing === 'ceremony' || isOver,
    secondsLeft: useCeremonyWait(),
    /** The browser's dialog ended without a passkey. */
    hasNone,
    signIn,
  }
}
