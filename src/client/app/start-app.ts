import { followOtherTabs } from '#client/session/follow-tabs.ts'
import { sessionState } from '#client/session/session-state.ts'
import { finishSignOut, tellUntold } from '#client/session/sign-out.ts'
import { arrive, retry } from '#client/session/start-session.ts'
import { dependsOnAccount } from '#shared/route-rules.ts'
import { pages } from '#shared/routes.ts'
import { prefetchPages } from './prefetch.ts'
import { router } from './router.tsx'

/** Sets going what lives as long as the page does, once and outside React. */
export function startApp() {
  finishSignOut()
  arrive(location.pathname)
  tellUntold()
  prefetchPages()

  followOtherTabs(() => {
    if (dependsOnAccount(location.pathname)) router.navigate(pages.signedOut)
  })
  window.addEventListener('online', () => {
    tellUntold()
    if (sessionState().isOffline) retry()
  })
}
