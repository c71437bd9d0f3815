import { loadSlip } from '#client/layout/offline-notice.tsx'
import { later } from '#client/lib/later.ts'
import { loadSignIn } from './entry-routes.ts'
import { fetchEarly } from './load-page.ts'

export const loadSignedOut = later(() => import('#client/pages/sign-out/signed-out-page.tsx'))
export const loadSignOutWarning = later(() => import('#client/pages/sign-out/sign-out-warning-page.tsx'))

/** After what the page itself asks for. */
const ONCE_SETTLED = 500

/**
 * Fetches the pages that signing out leads to while they can be had: one may sign out offline. The words for that, too.
 */
export function fetchWaysOut() {
  const timer = setTimeout(() => {
    for (const load of [loadSignIn, loadSignedOut, loadSignOutWarning]) fetchEarly(load)
    loadSlip('spare').catch(() => undefined)
  }, ONCE_SETTLED)
  return () => clearTimeout(timer)
}
