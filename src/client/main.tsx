// First of all: the secret of a mailed link must leave the address bar before anything else runs.
import '#client/sessions/mailed-links/mailed-token.ts'
import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from '#client/sessions/follow-tabs.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { finishSignOut, revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { arrive, retry } from '#client/sessions/start-session.ts'
import { pages } from '#shared/page-paths.ts'
import { dependsOnAccount } from '#shared/route-rules.ts'
import { appConfig } from './api/app-config.ts'
import { App } from './app/app.tsx'
import { watchForCrashes } from './app/crashes.ts'
import { loadsOf } from './app/entry-routes.ts'
import { fetchPage, type LoadPage, readyPage } from './app/load-page.ts'
import { answerLostCode } from './app/lost-code.ts'
import { prefetchPages } from './app/prefetch.ts'
import { addressInstead, missingInThisBrowser } from './lib/browser.ts'
import { answerLossesBy, later } from './lib/later.ts'
import { navigate } from './lib/navigation.tsx'
import { scalePauses } from './lib/pauses.ts'
// Used on nearly every page, and too small for responses of their own: they are part of the first file.
import './drawings/logo.tsx'
import './ui/actions.tsx'
import './ui/outside-link.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
const root = createRoot(place)

/** `firstPage`: the promise to wait for, if any. */
function draw(firstPage: Promise<unknown> | null) {
  root.render(
    <StrictMode>
      <App firstPage={firstPage} />
    </StrictMode>,
  )
}

/**
 * Whether the document already shows its page (`build/prerender/`), for a new visitor. The prerendered page stays until the
 * real page can replace it.
 */
function isPrerendered(place: HTMLElement) {
  return place.firstElementChild !== null && document.documentElement.dataset.returning === undefined
}

/**
 * Starts what lives as long as the page, once and outside React. Resolves when the first page's code has loaded or failed. For
 * a prerendered page, resolves when the real page can replace it.
 */
function startApp(isShown: boolean): Promise<unknown> {
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

const loadInsecureOrigin = later(() => import('./app/insecure-origin.tsx'))

answerLossesBy(answerLostCode)
const address = addressInstead(appConfig.publicUrl)
const missing = missingInThisBrowser()
if (address !== null) {
  location.replace(address)
} else if (missing.length > 0) {
  loadInsecureOrigin().then(({ InsecureOrigin }) => {
    root.render(<InsecureOrigin missing={missing} />)
  })
} else {
  watchForCrashes()
  const isShown = isPrerendered(place)
  const firstPage = startApp(isShown)
  if (isShown) firstPage.then(() => startTransition(() => draw(null)))
  else draw(firstPage)
}
