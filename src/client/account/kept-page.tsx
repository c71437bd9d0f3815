import type { GhostPose } from '#client/drawings/ghost.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/routes.ts'
import { useKeptLink } from './use-kept-link.ts'

type View = ReturnType<typeof useKeptLink>['view']

const ASKING = 'Keep your account?'
const USED = 'This link keeps nothing'

const titles: Record<View, string> = {
  asking: ASKING,
  working: ASKING,
  kept: 'Your account is kept',
  failed: USED,
  unreachable: 'Nobody answers the door',
  tokenless: USED,
}

const poses: Record<View, GhostPose> = {
  asking: 'letter',
  working: 'letter',
  kept: 'keys',
  failed: 'lost',
  unreachable: 'asleep',
  tokenless: 'lost',
}

/** Where the mailed way back from a deletion leads: one press, and a plain sentence. */
export default function KeptPage() {
  const { view, problem, keep } = useKeptLink()
  const isOpen = view === 'asking' || view === 'working' || view === 'unreachable'

  return (
    <GhostPage title={titles[view]} pose={poses[view]}>
      <div role="status">
        {view === 'kept' && (
          <p>Nothing is deleted, and everything is as it was. Sign in to go on where you left.</p>
        )}
      </div>
      {(view === 'asking' || view === 'working') && (
        <p>
          The deletion of your account was asked for. One press keeps it, with everything in it. It signs
          nobody in.
        </p>
      )}
      {(view === 'failed' || view === 'unreachable' || view === 'tokenless') && (
        <Notice kind="error">
          <p>{view === 'tokenless' ? errorCatalogue.invalidUndo.sentence : problem}</p>
        </Notice>
      )}
      {view === 'unreachable' && <p>We cannot be reached. Your link is still good: try again in a moment.</p>}
      {(view === 'failed' || view === 'tokenless') && (
        <p>
          It was used, or the account is kept already, or gone. Sign in to see: an account that still rests
          can be kept there too.
        </p>
      )}
      <Actions>
        {isOpen && (
          <Button look="door" isBusy={view === 'working'} onClick={keep}>
            {view === 'unreachable' ? 'Try Again' : 'Keep My Account'}
          </Button>
        )}
        {!isOpen && (
          <ButtonLink look="door" to={pages.signIn}>
            Sign In
          </ButtonLink>
        )}
        <ButtonLink to={pages.home}>Home</ButtonLink>
      </Actions>
    </GhostPage>
  )
}
