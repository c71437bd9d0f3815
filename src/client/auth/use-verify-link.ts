import { useEffect, useState } from 'react'
import { isUnreachable, refusalOf } from '#client/lib/refusal.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { askedLinkEmail } from '#client/session/asked-link.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/routes.ts'
import { linkToken, redeemLink } from './redeem-link.ts'

type Problem = { sentence: string; mayRetry: boolean }
type View = 'working' | 'confirm' | 'success' | 'failed'

const FALLBACK = 'Email verification failed. Please try again.'
const NO_TOKEN = errorCatalogue.invalidLink.sentence

/** Only the browser that asked redeems by itself: scanners of mail run scripts too. */
function firstView(): View {
  if (linkToken === null) return 'failed'
  return askedLinkEmail() === null ? 'confirm' : 'working'
}

export function useVerifyLink() {
  const [view, setView] = useState<View>(firstView)
  const [problem, setProblem] = useState<Problem | null>(null)
  useLeaveSoon(view === 'success', pages.account)

  useEffect(() => {
    if (view !== 'working' || linkToken === null) return
    redeemLink(linkToken).then(
      () => setView('success'),
      (error) => {
        setProblem({ sentence: refusalOf(error, FALLBACK).sentence, mayRetry: isUnreachable(error) })
        setView('failed')
      },
    )
  }, [view])

  return {
    view,
    /** Why it failed. */
    problem: problem?.sentence ?? NO_TOKEN,
    confirm: () => setView('working'),
    /** After a failure that left the link unused: the same as `confirm`. */
    canRetry: view === 'failed' && (problem?.mayRetry ?? false),
  }
}
