export const loadSignIn = () => import('#client/auth/sign-in-page.tsx')
export const loadSignedOut = () => import('#client/auth/signed-out-page.tsx')
export const loadSignOutWarning = () => import('#client/account/sign-out-warning-page.tsx')

/** Fetches the pages that signing out leads to while they can be had: one may sign out offline. */
export function fetchWaysOut() {
  for (const load of [loadSignIn, loadSignedOut, loadSignOutWarning]) load().catch(() => undefined)
}
