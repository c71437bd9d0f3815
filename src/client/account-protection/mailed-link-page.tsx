import type { GhostPose } from '#client/drawings/ghost.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { useLocation } from '#client/lib/navigation.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { mailedLinks } from './mailed-links.ts'
import { type MailedLinkView, useMailedLink } from './use-mailed-link.ts'

const poses: Record<MailedLinkView, GhostPose> = {
  asking: 'letter',
  working: 'letter',
  done: 'keys',
  failed: 'lost',
  unreachable: 'asleep',
  gone: 'lost',
}

/** The page of a mailed link that reverts or stops something: one press, and one sentence. */
export default function MailedLinkPage() {
  const page = canonicalPath(useLocation().pathname) === pages.stop ? 'stop' : 'kept'
  const { words, invalid } = mailedLinks[page]
  const { view, problem, press } = useMailedLink(page)
  const isOpen = view === 'asking' || view === 'working' || view === 'unreachable'
  const titles: Record<MailedLinkView, string> = {
    asking: words.asking,
    working: words.asking,
    done: words.done,
    failed: words.used,
    unreachable: 'Nobody answers the door',
    gone: words.used,
  }

  return (
    <GhostPage title={titles[view]} pose={poses[view]}>
      <div role="status">{view === 'done' && <p>{words.result}</p>}</div>
      {(view === 'asking' || view === 'working') && <p>{words.offer}</p>}
      {(view === 'failed' || view === 'unreachable' || view === 'gone') && (
        <Notice kind="error">
          <p>{view === 'gone' ? invalid : problem}</p>
        </Notice>
      )}
      {view === 'unreachable' && <p>We cannot be reached. Your link is still good: try again in a moment.</p>}
      {(view === 'failed' || view === 'gone') && <p>{words.whyUsed}</p>}
      <Actions>
        {isOpen && (
          <Button look="door" isBusy={view === 'working'} onClick={press}>
            {view === 'unreachable' ? 'Try Again' : words.press}
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
