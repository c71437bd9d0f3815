import { loadSlip } from '#client/layout/offline-notice.tsx'
import { loadSignIn } from './entry-routes.ts'
import { fetchEarly } from './load-page.ts'

export const loadSignedOut = () => import('#client/auth/signed-out-page.tsx')
export const loadSignOutWarning = () => import('#client/account/sign-out-warning-page.tsx')

/** After what the page itself asks for. */
const ONCE_SETTLED = 500

/**
 * Fetches the pages that signing out leads to while they can be had: one may sign out offline. The words for that, too.
 */
export function fetchWaysOut() {
  const timer = setTimeout(() => {
    for (const load of [loadSignIn, loadSignedOut, loadSignOutWarning]) fetchEarly(load)
    loadSlip().catch(() => undefined)
  }, ONCE_SETTLED)
  return () => clearTimeout(timer)
}
