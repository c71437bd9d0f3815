import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** For accounts with an address, verified or awaited, and without a passkey here; the others are sent on. */
export function usePasskeySetup() {
  const { account } = useSession()
  const email = account?.email ?? account?.pendingEmail ?? linkUnderWayTo() ?? undefined
  const { addPasskey, isBusy, secondsLeft, problem, step, isSupported, isOnThisDevice } = useAddPasskey({
    email,
    fallback: failures.setUpPasskey,
  })
  const [isDone, setDone] = useState(false)
  const [isEmailMissing, setEmailMissing] = useState(false)
  // On arrival: the one made here in a moment is good news, and shown first.
  const [wasSetUpBefore] = useState(isOnThisDevice)
  useLeaveSoon(isDone, pages.account)

  const isOutOfPlace = account !== null && email === undefined
  useEffect(() => {
    if (wasSetUpBefore) navigate(pages.account, { replace: true })
    else if (isOutOfPlace) navigate(pages.home, { replace: true })
  }, [wasSetUpBefore, isOutOfPlace])

  async function setUp() {
    setEmailMissing(email === undefined)
    if (email === undefined) return
    const outcome = await addPasskey()
    // What it waits for is said there.
    if (outcome === 'waiting') navigate(pages.account, { replace: true })
    else setDone(outcome !== null)
  }

  return {
    isDone,
    setUp,
    isBusy,
    secondsLeft,
    problem: isEmailMissing ? failures.noEmailForPasskey : problem,
    step,
    isSupported,
  }
}
