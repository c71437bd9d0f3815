import { Ghost, type GhostPose } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { PeekingGhost } from '#client/drawings/peeking-ghost.tsx'
import { Page } from '#client/layout/page-frame.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { linkAddress } from '#client/sessions/mailed-links/read-link-facts.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Account } from '#shared/accounts.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { pages } from '#shared/page-paths.ts'
import { useVerifyLink } from './use-verify-link.ts'

type View = ReturnType<typeof useVerifyLink>['view']

const INVALID = 'This link opens no door'

const titles: Record<View, string> = {
  working: 'Verifying your email...',
  confirm: 'One knock to go',
  success: 'You are in',
  failed: INVALID,
  unproven: 'One knock to go',
  unreachable: 'Nobody answers the door',
  tokenless: INVALID,
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
  failed: 'Links work once and not for long. Ask for a new one and open it in this browser.',
  unproven:
    'The link is for the account that you are in here. It is still good: try again when you can show that it is you.',
  unreachable: 'We cannot be reached. Your link is still good: try again in a moment.',
  tokenless: 'Open the link from the mail again. If it has been used or is too old, ask for a new one.',
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
          ? 'It takes a moment.'
          : view === 'success' &&
            (isWaiting
              ? 'Your email waits. We take you to your account, where it says until when.'
              : 'Email verified successfully! We take you to your account.')}
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
        <span>{linkAddress ? <strong>{linkAddress}</strong> : 'whoever the mail was sent to'}</span>. One more
        tap and you are in.
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
function describeFate({ ghost, email, displayName, emails }: Account) {
  if (ghost) return 'You are a guest here so far. Unless this guest asked for the link, it is left behind.'

  const here = `You are signed in here as ${email ?? displayName}.`
  const isPerhapsOwn = Object.keys(emails).some((address) => maskAddress(address) === linkAddress)
  return isPerhapsOwn
    ? `${here} If the link is for another address, this account is signed out here.`
    : `${here} Unless this account asked for the link, it is signed out here.`
}
