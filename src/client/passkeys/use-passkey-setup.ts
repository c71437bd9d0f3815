import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { askedLinkEmail } from '#client/session/asked-link.ts'
import { useSession } from '#client/session/use-session.ts'
import { pages } from '#shared/routes.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const FALLBACK = 'Failed to set up passkey. Please try again.'
const NO_EMAIL = 'No email available for passkey setup'

/** For accounts with an address, verified or awaited; the others are sent home. */
export function usePasskeySetup() {
  const { account } = useSession()
  const navigate = useNavigate()
  const email = account?.email ?? account?.pendingEmail ?? askedLinkEmail() ?? undefined
  const { addPasskey, isBusy, problem, isSupported } = useAddPasskey({ email, fallback: FALLBACK })
  const [isDone, setDone] = useState(false)
  const [isEmailMissing, setEmailMissing] = useState(false)
  useLeaveSoon(isDone, pages.account)

  const isOutOfPlace = account !== null && email === undefined
  useEffect(() => {
    if (isOutOfPlace) navigate(pages.home, { replace: true })
  }, [isOutOfPlace, navigate])

  async function setUp() {
    setEmailMissing(email === undefined)
    if (email !== undefined) setDone(await addPasskey())
  }

  return {
    isDone,
    setUp,
    isBusy,
    problem: isEmailMissing ? NO_EMAIL : problem,
    isSupported,
  }
}
