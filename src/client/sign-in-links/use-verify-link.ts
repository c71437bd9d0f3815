import { useEffect, useEffectEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { askedLinkEmail, linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { isLinkGone, linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { isProofGivenUp } from '#client/step-up/wanted-proof.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import { linkToken, redeemLink } from './redeem-link.ts'

type View = 'working' | 'confirm' | 'success' | 'failed' | 'unproven' | 'unreachable' | 'tokenless'

const INVALID = errorCatalogue.invalidLink.sentence

/** A link to an address that was not asked for here is refused and stays good; the one that was used here is not. */
function mayBeForAnother(expectedEmail: string | undefined) {
  const isUsed = linkUnderWayTo() === null && linkAddress === ''
  return expectedEmail !== undefined && !isUsed
}

/** Only the browser that asked redeems by itself: scanners of mail run scripts too. */
function firstView(): View {
  if (linkToken === null) return 'tokenless'
  if (isLinkGone) return 'failed'
  return askedLinkEmail() === null ? 'confirm' : 'working'
}

export function useVerifyLink() {
  const [view, setView] = useState<View>(firstView)
  const [problem, setProblem] = useState<string>(INVALID)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const { prove, step } = useProof()
  const redeem = useEffectEvent((token: string, expectedEmail: string | undefined) =>
    redeemLink(token, { expectedEmail, prove }),
  )
  useLeaveSoon(view === 'success', pages.account)

  useEffect(() => {
    if (view !== 'working' || linkToken === null) return
    // As long as nobody has pressed Continue it must be the very address that was asked for here.
    const asked = askedLinkEmail()
    if (!isConfirmed && asked === null) return setView('confirm')
    const expectedEmail = isConfirmed || asked === null ? undefined : asked

    function fail(error: unknown) {
      const { code, sentence } = refusalOf(error, failures.verifyLink)
      setProblem(sentence)
      if (isUnreachable(error)) setView('unreachable')
      else if (isProofGivenUp(error)) setView('unproven')
      else setView(code === 'invalid_link' && mayBeForAnother(expectedEmail) ? 'confirm' : 'failed')
    }

    redeem(linkToken, expectedEmail).then(({ takesEffectAt }) => {
      setWaiting(Boolean(takesEffectAt))
      setView('success')
    }, fail)
  }, [view, isConfirmed])

  return {
    view,
    /** Why it failed. */
    problem,
    /** The address is added later. */
    isWaiting,
    /** Where somebody shows that it is them. */
    step,
    confirm: () => {
      setConfirmed(true)
      setView('working')
    },
    /** After a failure that left the link unused; confirmed or not, as before. */
    retry: () => setView('working'),
  }
}
