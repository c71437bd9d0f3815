import { useEffect, useEffectEvent } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { LONGEST_DELAY } from '#client/lib/wait.ts'
import { canAutofillPasskeys } from '#client/lib/webauthn.ts'
import { seconds } from '#shared/time.ts'
import { loginWithSuggestedPasskey } from './log-in-by-passkey.ts'

/** A suggestion picked just before the challenge expires must still be answered in time. */
const RENEW_AFTER = Math.min(seconds(appConfig.lifetimes.challenge) * 0.8, LONGEST_DELAY)

type Autofill = { isPaused: boolean; onSignedIn: () => void; onProblem: (error: unknown) => void }

/** Offers passkeys among the browser's suggestions (conditional UI), as long as the page is visible. */
export function usePasskeyAutofill({ isPaused, onSignedIn, onProblem }: Autofill) {
  const leaving = useLeaving()
  const signedIn = useEffectEvent(onSignedIn)
  const failed = useEffectEvent(onProblem)

  useEffect(() => {
    if (isPaused) return
    let offered = new AbortController()
    let isDue = true
    // A tick later: by then StrictMode's rehearsal is over and has not used up a challenge.
    let timer = setTimeout(offerIfSeen)

    async function offer({ signal }: AbortController) {
      const stay = leaving()
      if (!(await canAutofillPasskeys()) || signal.aborted) return
      const isSignedIn = await loginWithSuggestedPasskey(signal)
      // Not `signal`: the new session itself pauses the suggestions.
      if (isSignedIn && !stay.isOver) signedIn()
    }

    function offerIfSeen() {
      if (!isDue || document.visibilityState === 'hidden') return
      isDue = false
      clearTimeout(timer)
      timer = setTimeout(renew, RENEW_AFTER)
      offered.abort()
      offered = new AbortController()
      const { signal } = offered
      offer(offered).catch((error) => {
        if (!signal.aborted) failed(error)
      })
    }

    function renew() {
      isDue = true
      offerIfSeen()
    }

    document.addEventListener('visibilitychange', offerIfSeen)
    return () => {
      offered.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', offerIfSeen)
    }
  }, [isPaused, leaving])
}
