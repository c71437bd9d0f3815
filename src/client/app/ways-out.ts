import { loadSlip } from '#client/layout/offline-notice.tsx'
import { later } from '#client/lib/later.ts'
import { loadSignIn } from './entry-routes.ts'
import { fetchEarly } from './load-page.ts'

export const loadSignedOut = later(() => import('#client/pages/sign-out/signed-out-page.tsx'))
export const loadSignOutWarning = later(() => import('#client/pages/sign-out/sign-out-warning-page.tsx'))

/** A delay (ms), so that the page's own requests come first. */
const ONCE_SETTLED = 500

/** Loads the pages that follow a sign-out, and its texts, while the server is reachable: a user may sign out offline. */
export function fetchWaysOut() {
  const timer = setTimeout(() => {
    for (const load of [loadSignIn, loadSignedOut, loadSignOutWarning]) fetchEarly(load)
    loadSlip('spare').catch(() => undefined)
  }, ONCE_SETTLED)
  return () => clearTimeout(timer)
}
