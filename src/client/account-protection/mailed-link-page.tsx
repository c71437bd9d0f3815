import { useState } from 'react'
import { api } from '#client/api/api-client.ts'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import type { GhostPose } from '#client/drawings/ghost.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { useLocation } from '#client/lib/navigation.tsx'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone, linkFacts } from '#client/sessions/mailed-links/read-link-facts.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { StoppableChange } from '#shared/changes.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { describeAdded, describePendingChange, stoppableIn } from './describe-change.ts'

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
    unreachable: 'Nobody is answering the door',
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
      {view === 'unreachable' && (
        <p>We cannot be reached right now. Your link still works: try again in a moment.</p>
      )}
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

type MailedLinkView = 'asking' | 'working' | 'done' | 'failed' | 'unreachable' | 'gone'

/** Follows a mailed link when the user presses the button. Mail scanners open links, but press nothing. */
function useMailedLink(page: keyof typeof mailedLinks) {
  const { follow, failure } = mailedLinks[page]
  const token = mailedToken?.page === page ? mailedToken.token : null
  const [view, setView] = useState<MailedLinkView>(token === null || isLinkGone ? 'gone' : 'asking')
  const [problem, setProblem] = useState('')

  async function press() {
    if (token === null) return
    setView('working')
    try {
      await follow(token)
      setView('done')
      if (sessionState().session) reloadAccount()
    } catch (error) {
      setProblem(refusalOf(error, failure).sentence)
      setView(isUnreachable(error) ? 'unreachable' : 'failed')
    }
  }

  return { view, problem, press }
}

/** A mailed link that reverts or stops something. */
type MailedLink = {
  /** Without a bearer token: the link acts on the account it was mailed about, whoever is signed in. */
  follow: (token: string) => Promise<unknown>
  /** Shown when the error gives no reason. */
  failure: string
  /** The server's sentence for a link that no longer works. */
  invalid: string
  words: {
    /** Titles: the question, the success, and the link that no longer works. */
    asking: string
    done: string
    used: string
    /** What one press does. */
    offer: string
    press: string
    /** What is true afterwards. */
    result: string
    /** Why a link may no longer work, and what to do then. */
    whyUsed: string
  }
}

/** By the page that they lead to. */
const mailedLinks: Record<'kept' | 'stop', MailedLink> = {
  /** Cancels a deletion. */
  kept: {
    follow: (token) => api.account.undoDeletion.mutate({ token }),
    failure: failures.keepAccount,
    invalid: errorCatalogue.invalidUndo.sentence,
    words: {
      asking: 'Keep your account?',
      done: 'Your account is kept',
      used: 'This link does not work any more',
      offer:
        'We were asked to delete your account. One press keeps it, with everything in it. It does not sign you in.',
      press: 'Keep My Account',
      result: 'Nothing is deleted, and everything is as it was. Sign in to go on where you left off.',
      whyUsed:
        'It has been used, or the account was kept or deleted. Sign in to see: if the account is still there, you can keep it there.',
    },
  },
  /** Stops a pending change, or removes something newly added. */
  stop: {
    follow: (token) => api.account.stopChange.mutate({ token }),
    failure: failures.stopChange,
    invalid: errorCatalogue.invalidStop.sentence,
    words: {
      ...stopWords(stoppableIn(linkFacts())),
      used: 'This link does not work any more',
      press: 'Continue',
      whyUsed:
        'It has been used, or the change was stopped already, or it is too late. Sign in and look at your keys: delete those that you do not know.',
    },
  },
}

/** Null: the server could not say what the change is. */
function stopWords(change: StoppableChange | null) {
  const notYou = 'sign in and delete every key and browser that you do not know.'
  if (change !== null && change.takesEffectAt === null)
    return {
      asking: 'Remove this?',
      done: 'It is removed',
      offer: `${describeAdded(change)} Continue removes it. It does not sign you in.`,
      result: `It can no longer open your account. If it was not you who added it, ${notYou}`,
    }
  return {
    asking: 'Stop this change?',
    done: 'The change is stopped',
    offer: change?.takesEffectAt
      ? `${describePendingChange({ ...change, takesEffectAt: change.takesEffectAt })} Continue stops it. It does not sign you in.`
      : 'The email that brought you here says what was changed, and who asked for it. Continue stops what waits, and removes what was added. It does not sign you in.',
    result: `It is as if nobody had asked for it. If it was not you who asked, ${notYou}`,
  }
}
