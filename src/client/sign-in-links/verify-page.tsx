import { useEffect, useEffectEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { Ghost, type GhostPose } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { PeekingGhost } from '#client/drawings/peeking-ghost.tsx'
import { Page } from '#client/layout/page-frame.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { enter } from '#client/sessions/enter.ts'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { askedLinkEmail, linkUnderWayTo, markLinkRedeemed } from '#client/sessions/mailed-links/asked-link.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone, linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { publishToTabs } from '#client/sessions/session-state.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'
import { storeAccountId, thisBrowser } from '#client/sessions/stored-session.ts'
import { isGuest, useSession } from '#client/sessions/use-session.ts'
import { isProofGivenUp } from '#client/step-up/proof.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Account } from '#shared/accounts.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { pages } from '#shared/page-paths.ts'

type View = 'working' | 'confirm' | 'success' | 'failed' | 'unproven' | 'unreachable' | 'tokenless'

const NO_DOOR = 'This link does not work any more'

const titles: Record<View, string> = {
  working: 'Verifying your email...',
  confirm: 'One knock to go',
  success: 'You are in',
  failed: NO_DOOR,
  unproven: 'One knock to go',
  unreachable: 'Nobody is answering the door',
  tokenless: NO_DOOR,
}

const poses: Record<Exclude<View, 'working'>, GhostPose> = {
  confirm: 'letter',
  success: 'keys',
  failed: 'lost',
  unproven: 'letter',
  unreachable: 'asleep',
  tokenless: 'lost',
}

/** What helps, shown below the problem. */
const advice: Partial<Record<View, string>> = {
  failed: 'A link works once, and only for a short time. Ask for a new one and open it in this browser.',
  unproven:
    'The link is for the account you are signed in to here. It still works: try again when you can show that it is you.',
  unreachable: 'We cannot be reached right now. Your link still works: try again in a moment.',
  tokenless: 'Open the link from the email again. If it has been used or is too old, ask for a new one.',
}

export default function VerifyPage() {
  const { view, problem, isWaiting, step, confirm, retry } = useVerifyLink()
  const isGoodStill = view === 'unreachable' || view === 'unproven'

  return (
    <Page
      title={titles[view]}
      picture={<Niche>{view === 'working' ? <PeekingGhost /> : <Ghost pose={poses[view]} />}</Niche>}
    >
      <p role="status">
        {view === 'working'
          ? 'This takes a moment.'
          : view === 'success' &&
            (isWaiting
              ? 'The link was right, but this change waits. Taking you to your account, which says until when…'
              : 'Email verified successfully! Taking you to your account…')}
      </p>
      {view === 'confirm' && <ConfirmLink onContinue={confirm} />}
      {advice[view] && (
        <>
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
          <p>{advice[view]}</p>
          <Actions>
            {isGoodStill && (
              <Button look="door" onClick={retry}>
                Try Again
              </Button>
            )}
            <ButtonLink look={isGoodStill ? 'quiet' : 'door'} to={pages.signIn}>
              Back to Sign In
            </ButtonLink>
          </Actions>
        </>
      )}
      {step satisfies Elements}
    </Page>
  )
}

/** Says what Continue will do, before the press. */
function ConfirmLink({ onContinue }: { onContinue: () => void }) {
  const { account } = useSession()

  return (
    <>
      <p>
        This link signs you in here as{' '}
        <span>{linkAddress ? <strong>{linkAddress}</strong> : 'the person the email was sent to'}</span>.
        Press Continue and you are in.
      </p>
      {account && (
        <Notice kind="warning">
          <p>{describeFate(account)}</p>
        </Notice>
      )}
      <Actions>
        <Button look="door" onClick={onContinue}>
          Continue
        </Button>
      </Actions>
    </>
  )
}

/**
 * The account that requested a link gets its address if no account has it; this page cannot know that. Any other account is
 * signed out.
 */
function describeFate(account: Account) {
  const { ghost, email, displayName, emails } = account
  if (isGuest(account))
    return 'You are here as a guest. Unless you asked for the link as this guest, you will leave the guest behind.'

  const here = ghost
    ? 'You are signed in here to an account that your passkey keeps.'
    : `You are signed in here as ${email ?? displayName}.`
  const isPerhapsOwn = Object.keys(emails).some((address) => maskAddress(address) === linkAddress)
  return isPerhapsOwn
    ? `${here} If the link is for another address, you will be signed out of this account here.`
    : `${here} Unless you asked for the link from this account, you will be signed out of it here.`
}

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
  markLinkRedeemed(answer.email)

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

/** Redeems the link: at once in the browser that asked for it, after Continue in any other. */
function useVerifyLink() {
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
