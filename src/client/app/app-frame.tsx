import { memo, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Initializing } from '#client/layout/initializing.tsx'
import { OfflineNotice } from '#client/layout/offline-notice.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Redirect, useLocation } from '#client/lib/navigation.tsx'
import { onStorageLoss, storageLoss } from '#client/lib/storage.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { hasLeft, markOutside } from '#client/sessions/sign-out.ts'
import { arrive, retry } from '#client/sessions/start-session.ts'
import { hasLostKey } from '#client/sessions/stored-session.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'
import { dependsOnAccount, makesGuests, redirectsToDeletion, redirectsToSignIn } from '#shared/route-rules.ts'
import { AccountNotice } from './account-notice.tsx'
import { Broken } from './broken.tsx'
import { firstCrash, onCrash } from './crashes.ts'
import { outermostLoad } from './entry-routes.ts'
import { PageSlot } from './page-slot.tsx'
import { Shell } from './shell.tsx'

/** The frame of every page: finds out who is signed in, says when the server is away, and shows uncaught errors. */
export function Frame({ firstPage }: { firstPage: Promise<unknown> | null }) {
  const { pathname, isPop } = useLocation()
  const { phase, accountId, account, isOffline, problem } = useSession()
  const isFirstThere = useSettled(firstPage)
  // Back to an account page after a sign-out: a new guest there would look like a loss.
  const isPast = isPop && hasLeft() && makesGuests(pathname)
  useScrollToTop(pathname)
  const loss = useExternalStore(onStorageLoss, storageLoss)
  const crash = useExternalStore(onCrash, firstCrash)

  useEffect(() => {
    if (!makesGuests(pathname)) markOutside()
    if (!isPast) arrive(pathname)
  }, [isPast, pathname])

  if (crash) return <Broken error={crash.error} />
  if (isPast) return <Redirect to={pages.signedOut} />
  const isUnknown = phase === 'ready' && accountId === null
  // This browser knows its account but has lost its key, and the page needs an account.
  if (isUnknown && redirectsToSignIn(pathname) && hasLostKey()) return <Redirect to={pages.signIn} />
  const isDeletionScheduled = account !== null && account.restsUntil !== null
  if (isDeletionScheduled && redirectsToDeletion(pathname)) return <Redirect to={pages.deleteAccount} />

  // Shown while the page's code loads. For the first page Suspense is not used: it would delay the page for 300 ms after
  // showing this.
  const wait = dependsOnAccount(pathname) && <Initializing />
  return (
    <Shell>
      <OfflineNotice isOffline={isOffline} problem={problem} loss={loss} onRetry={retry} />
      <AccountNotice pathname={pathname} />
      {isFirstThere ? (
        <Suspense fallback={wait}>
          <Page pathname={pathname} />
        </Suspense>
      ) : (
        (wait satisfies Elements)
      )}
    </Shell>
  )
}

/** The page depends on the address alone. The session changes often, and finding the page again costs as much as drawing it. */
const Page = memo(function Page({ pathname }: { pathname: string }) {
  return <PageSlot load={outermostLoad(pathname)} />
})

function useSettled(promise: Promise<unknown> | null) {
  const [isSettled, setSettled] = useState(promise === null)

  useEffect(() => {
    promise?.finally(() => startTransition(() => setSettled(true)))
  }, [promise])

  return isSettled
}

/** A new page begins at its top. On Back the browser restores the position itself. */
function useScrollToTop(pathname: string) {
  const { isPop } = useLocation()

  // Before the effects that give the focus to what is in the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useLayoutEffect(() => {
    if (!isPop) window.scrollTo(0, 0)
  }, [isPop, pathname])
}
