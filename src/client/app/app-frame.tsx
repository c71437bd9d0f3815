import { memo, Suspense, startTransition, useEffect, useState } from 'react'
import { Initializing } from '#client/layout/initializing.tsx'
import { OfflineNotice } from '#client/layout/offline-notice.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Redirect, useLocation } from '#client/lib/navigation.tsx'
import { onStorageLoss, storageLoss } from '#client/lib/storage.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { hasLeft, markOutside } from '#client/sessions/sign-out.ts'
import { arrive } from '#client/sessions/start-session.ts'
import { hasLostKey } from '#client/sessions/stored-session.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'
import { dependsOnAccount, leadsToDeletion, makesGuests, sendsToSignIn } from '#shared/route-rules.ts'
import { AccountNotice } from './account-notice.tsx'
import { Broken } from './broken.tsx'
import { firstCrash, onCrash } from './crashes.ts'
import { outermostLoad } from './entry-routes.ts'
import { PageSlot } from './page-slot.tsx'
import { Shell } from './shell.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** Around every page: settles who is here, says when the server is away, and catches what nobody caught. */
export function Frame({ firstPage }: { firstPage: Promise<unknown> | null }) {
  const { pathname, isPop } = useLocation()
  const { phase, accountId, account, isOffline, problem, retry } = useSession()
  const isFirstThere = useSettled(firstPage)
  // Back to a page of the account that was left: a new guest there would look like a loss.
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
  // This browser knows its account but has lost its key, and the page is not open to all.
  if (isUnknown && sendsToSignIn(pathname) && hasLostKey()) return <Redirect to={pages.signIn} />
  const isResting = account !== null && account.restsUntil !== null
  if (isResting && leadsToDeletion(pathname)) return <Redirect to={pages.deleteAccount} />

  // While the page's own code is on its way. Of the first page it is not left to Suspense, which shows no page sooner
  // than 300 ms after it has shown this.
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

/** Which page it is depends on the address alone: who is here changes often, and finding it anew takes as long as drawing it. */
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
