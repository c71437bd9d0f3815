import { useEffect, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation, useNavigationType, useRouteError } from 'react-router-dom'
import { Initializing } from '#client/layout/initializing.tsx'
import { OfflineNotice } from '#client/layout/offline-notice.tsx'
import { logError } from '#client/lib/error-log.ts'
import { hasLeft, noteOutside } from '#client/session/sign-out.ts'
import { arrive } from '#client/session/start-session.ts'
import { useMustSignIn } from '#client/session/use-must-sign-in.ts'
import { useSession } from '#client/session/use-session.ts'
import { dependsOnAccount, makesGuests } from '#shared/route-rules.ts'
import { pages } from '#shared/routes.ts'
import { firstCrash, onCrash } from './crashes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './shell.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** Around every page: settles who is here, says when the server is away, and catches what nobody caught. */
export function Frame() {
  const { pathname } = useLocation()
  const { isOffline, problem, retry } = useSession()
  const mustSignIn = useMustSignIn(pathname)
  // Back to a page of the account that was left: a new guest there would look like a loss.
  const isPast = useNavigationType() === 'POP' && hasLeft() && makesGuests(pathname)
  useScrollToTop(pathname)
  const crash = useSyncExternalStore(onCrash, firstCrash)

  useEffect(() => {
    if (!makesGuests(pathname)) noteOutside()
    if (!isPast) arrive(pathname)
  }, [isPast, pathname])

  if (crash) return <ErrorScreen error={crash.error} />
  if (isPast) return <Navigate to={pages.signedOut} replace />
  if (mustSignIn) return <Navigate to={pages.signIn} replace />
  return (
    <Shell>
      <OfflineNotice isOffline={isOffline} problem={problem} onRetry={retry} />
      <Outlet />
    </Shell>
  )
}

/** While the first page's own code is on its way. */
export function FirstWait() {
  return <Shell>{dependsOnAccount(useLocation().pathname) && <Initializing />}</Shell>
}

/** Whatever breaks while a page is loaded or drawn. */
export function RouteError() {
  const error = useRouteError()

  useEffect(() => logError(error, 'render'), [error])

  return <ErrorScreen error={error} />
}
