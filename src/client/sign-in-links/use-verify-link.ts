import { useEffect, useEffectEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { enter } from '#client/sessions/enter.ts'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { askedLinkEmail, keepRedeemed, linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone, linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { publishToTabs } from '#client/sessions/session-state.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'
import { storeAccountId, thisBrowser } from '#client/sessions/stored-session.ts'
import { isProofGivenUp } from '#client/step-up/proof.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'

/** The secret of the sign-in link this page was opened with. */
const linkToken = mailedToken?.page === 'verifyLink' ? mailedToken.token : null

/** When a pending address will be added to the account of this session; null if it is not pending. */
type Redeemed = { takesEffectAt: string | null }

let redemption: Promise<Redeemed> | null = null

/**
 * Redeems the link once, however often it is called: a second try would find it used. With `expectedEmail`, a link for another
 * address is refused as invalid and stays valid.
 */
function redeemOnce(
  token: string,
  {
    expectedEmail,
    prove,
  }: { expectedEmail: string | undefined; prove: ReturnType<typeof useProof>['prove'] },
): Promise<Redeemed> {
  redemption ??= prove((claim) => redeem(token, expectedEmail, claim), { signedOut: 'again' }).catch(
    (error) => {
      // May be tried again: the server never received it, the step-up was cancelled, or the link may be for another address.
      const isGood = isUnreachable(error) || isProofGivenUp(error)
      if (isGood || expectedEmail !== undefined) redemption = null
      throw error
    },
  )
  return redemption
}

async function redeem(token: string, expectedEmail: string | undefined, claim: Claim): Promise<Redeemed> {
  await revokeSignedOutKeys()
  const answer = await openApi.email.redeemSignInLink.mutate({
    token,
    expectedEmail,
    ...thisBrowser(),
    ...claim,
  })
  keepRedeemed(answer.email)

  if ('accessToken' in answer) {
    await enter({ ...answer, jwt: answer.accessToken })
    return { takesEffectAt: null }
  }
  // The account that requested the link got the address and keeps its session.
  storeAccountId(answer.accountId)
  reloadAccount()
  publishToTabs()
  return { takesEffectAt: answer.takesEffectAt }
}

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
  const redeemNow = useEffectEvent((token: string, expectedEmail: string | undefined) =>
    redeemOnce(token, { expectedEmail, prove }),
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

    redeemNow(linkToken, expectedEmail).then(({ takesEffectAt }) => {
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
