import { useEffect, useEffectEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { askedLinkEmail, linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { isLinkGone, linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { isProofGivenUp } from '#client/step-up/call-proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import { linkToken, redeemLink } from './redeem-link.ts'

type View = 'working' | 'confirm' | 'success' | 'failed' | 'unproven' | 'unreachable' | 'tokenless'

const INVALID = errorCatalogue.invalidLink.sentence

/** A link for an address that was not requested here is refused and stays valid. A link that was used here does not. */
function mayBeForAnother(expectedEmail: string | undefined) {
  const isUsed = linkUnderWayTo() === null && linkAddress === ''
  return expectedEmail !== undefined && !isUsed
}

/** Only the browser that requested the link redeems it by itself: mail scanners run scripts, too. */
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
    // Until Continue is pressed, the link must be for the address that was requested here.
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
    /** The address is pending and is added later. */
    isWaiting,
    /** The step-up dialog. */
    step,
    confirm: () => {
      setConfirmed(true)
      setView('working')
    },
    /** After a failure that left the link unused. A confirmation stays valid. */
    retry: () => setView('working'),
  }
}
