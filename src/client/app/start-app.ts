import { appConfig } from '#client/api/app-config.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { scalePauses } from '#client/lib/pauses.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { finishSignOut, revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { arrive, retry } from '#client/sessions/start-session.ts'
import { followOtherTabs } from '#client/sessions/tabs/follow-tabs.ts'
import { pages } from '#shared/page-paths.ts'
import { dependsOnAccount } from '#shared/route-rules.ts'
import { loadsOf } from './entry-routes.ts'
import { fetchPage, type LoadPage, readyPage } from './load-page.ts'
import { prefetchPages } from './prefetch.ts'

/**
 * Starts what lives as long as the page, once and outside React. Resolves when the first page's code has loaded or failed. For
 * a prerendered page, resolves when the real page can replace it.
 */
export function startApp(isShown: boolean): Promise<unknown> {
  const fetched: (load: LoadPage) => Promise<unknown> = isShown ? readyPage : fetchPage
  const firstPage = loadsOf(location.pathname).then((loads) => Promise.allSettled(loads.map(fetched)))
  scalePauses(appConfig.pauseScale ?? 1)
  finishSignOut()
  arrive(location.pathname)
  revokeSignedOutKeys()
  prefetchPages()

  followOtherTabs(() => {
    if (dependsOnAccount(location.pathname)) navigate(pages.signedOut)
  })
  window.addEventListener('online', () => {
    revokeSignedOutKeys()
    if (sessionState().isOffline) retry()
  })
  return firstPage
}
