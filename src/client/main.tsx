// First of all: the secret of a mailed link must leave the address bar before anything else runs.
import '#client/sessions/mailed-links/mailed-token.ts'
import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { appConfig } from './api/app-config.ts'
import { App } from './app/app.tsx'
import { watchForCrashes } from './app/crashes.ts'
import { answerLostCode } from './app/lost-code.ts'
import { startApp } from './app/start-app.ts'
import { addressInstead, missingInThisBrowser } from './lib/browser.ts'
import { answerLossesBy, later } from './lib/later.ts'
// Used on nearly every page, and too small for responses of their own: they are part of the first file.
import './api/or-say.ts'
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
