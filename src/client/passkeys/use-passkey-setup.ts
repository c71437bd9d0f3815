import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** For accounts with an address (verified or pending) and no passkey here. Others are sent on. */
export function usePasskeySetup() {
  const { account } = useSession()
  const email = account?.email ?? account?.pendingEmail ?? linkUnderWayTo() ?? undefined
  const { addPasskey, isBusy, secondsLeft, problem, step, isSupported, isOnThisDevice } = useAddPasskey({
    email,
    fallback: failures.setUpPasskey,
  })
  const [isDone, setDone] = useState(false)
  const [isEmailMissing, setEmailMissing] = useState(false)
  // Read on arrival: a passkey made here a moment ago is good news and is shown first.
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
    // The account page says what the passkey is waiting for.
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
