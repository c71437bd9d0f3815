import { useEffect, useEffectEvent } from 'react'
import { appConfig } from '#client/lib/app-config.ts'
import { canAutofillPasskeys, cancelCeremony } from '#client/lib/webauthn.ts'
import { seconds } from '#shared/time.ts'
import { loginWithSuggestedPasskey } from './passkey-login.ts'

/** A suggestion picked just before the challenge ends must still be answered in time. */
const RENEW_AFTER = seconds(appConfig.lifetimes.challenge) * 0.8

type Autofill = { isPaused: boolean; onSignedIn: () => void; onProblem: (error: unknown) => void }

/** Offers passkeys among the browser's suggestions for as long as the page is looked at. */
export function usePasskeyAutofill({ isPaused, onSignedIn, onProblem }: Autofill) {
  const signedIn = useEffectEvent(onSignedIn)
  const failed = useEffectEvent(onProblem)

  useEffect(() => {
    if (isPaused) return
    let isOver = false
    let isDue = true
    // A tick later: StrictMode's rehearsal is over by then and has cost no challenge.
    let timer = setTimeout(offerIfSeen)

    async function offer() {
      if (!(await canAutofillPasskeys()) || isOver) return
      const isSignedIn = await loginWithSuggestedPasskey()
      if (isSignedIn && !isOver) signedIn()
    }

    function offerIfSeen() {
      if (!isDue || document.visibilityState === 'hidden') return
      isDue = false
      clearTimeout(timer)
      timer = setTimeout(renew, RENEW_AFTER)
      offer().catch((error) => {
        if (!isOver) failed(error)
      })
    }

    function renew() {
      isDue = true
      offerIfSeen()
    }

    document.addEventListener('visibilitychange', offerIfSeen)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', offerIfSeen)
      cancelCeremony()
    }
  }, [isPaused])
}
