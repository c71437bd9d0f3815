import { useEffect, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation, useRouteError } from 'react-router-dom'
import { arrive } from '#client/session/start-session.ts'
import { useMustSignIn } from '#client/session/use-must-sign-in.ts'
import { useSession } from '#client/session/use-session.ts'
import { Initializing } from '#client/ui/initializing.tsx'
import { OfflineNotice } from '#client/ui/offline-notice.tsx'
import { dependsOnAccount } from '#shared/route-rules.ts'
import { pages } from '#shared/routes.ts'
import { firstCrash, onCrash } from './crashes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** Around every page: settles who is here, says when the server is away, and catches what nobody caught. */
export function Frame() {
  const { pathname } = useLocation()
  const { isOffline, problem, retry } = useSession()
  const mustSignIn = useMustSignIn(pathname)
  useScrollToTop(pathname)
  const crash = useSyncExternalStore(onCrash, firstCrash)

  useEffect(() => {
    arrive(pathname)
  }, [pathname])

  if (crash) return <ErrorScreen error={crash.error} />
  if (mustSignIn) return <Navigate to={pages.signIn} replace />
  return (
    <>
      <OfflineNotice isOffline={isOffline} problem={problem} onRetry={retry} />
      <Outlet />
    </>
  )
}

/** While the first page's own code is on its way. */
export function FirstWait() {
  return dependsOnAccount(useLocation().pathname) ? <Initializing /> : null
}

/** Whatever breaks while a page is loaded or drawn. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} />
}
