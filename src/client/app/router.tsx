import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { keyPages, pages } from '#shared/routes.ts'
import { FirstWait, Frame, RouteError } from './frame.tsx'
import { type LoadPage, loadPage } from './load-page.ts'
import { inOwnDocument } from './own-document.ts'
import { loadSignedOut, loadSignIn, loadSignOutWarning } from './ways-out.ts'

/** Each page is a chunk of its own. Paths match as exactly as the server tells pages from 404s. */
function page(path: string, load: LoadPage): RouteObject {
  return { path, caseSensitive: true, ...fetched(load) }
}

/**
 * `lazy` is one function, not one for each property: of those the router swallows a failed load and shows nothing.
 * `handle` is for whoever fetches the page before it is asked for.
 */
function fetched(load: LoadPage) {
  return { handle: load, lazy: async () => ({ Component: await loadPage(load) }) }
}

const landing = () => import('#client/landing/landing-page.tsx')

const accountPages: RouteObject = {
  ...fetched(() => import('./account-frame.tsx')),
  children: [
    page(pages.account, () => import('#client/account/account-page.tsx')),
    page(pages.addKey, () => import('#client/passkeys/add-key-page.tsx')),
    page(pages.signOutWarning, loadSignOutWarning),
    page(pages.passkeySetup, () => import('#client/passkeys/passkey-setup-page.tsx')),
    page(pages.realName, () => import('#client/account/real-name-page.tsx')),
    page(pages.birthday, () => import('#client/account/birthday-page.tsx')),
    page(pages.download, () => import('#client/account/download-page.tsx')),
    page(pages.restrict, () => import('#client/account/restrict-page.tsx')),
    page(pages.deleteAccount, () => import('#client/account/delete-page.tsx')),
    page(pages.email, () => import('#client/email/recovery-email-page.tsx')),
    page(pages.verifyCode, () => import('#client/email/verify-code-page.tsx')),
    page(pages.addEmailKey, () => import('#client/email/add-email-key-page.tsx')),
    page(pages.activateEmailKey, () => import('#client/email/activate-email-key-page.tsx')),
    ...Object.values(keyPages).map((folder) =>
      page(`${folder}/:keyId`, () => import('#client/keys/key-page.tsx')),
    ),
  ],
}

export const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstWait,
    children: [
      page(pages.home, landing),
      page(pages.greet, landing),
      page(pages.rummageWorld, () => import('#client/rummage-world/rummage-world-page.tsx')),
      page(pages.signIn, loadSignIn),
      page(pages.signedOut, loadSignedOut),
      page(pages.verifyLink, () => import('#client/auth/verify-page.tsx')),
      ...[pages.emailKeyLink, `${pages.emailKeyLink}/:token`].map((path) =>
        page(path, () => import('#client/email/email-key-page.tsx')),
      ),
      accountPages,
      page(pages.privacy, () => import('#client/legal/privacy-page.tsx')),
      page(pages.terms, () => import('#client/legal/terms-page.tsx')),
      page(pages.health, () => import('#client/health/health-page.tsx')),
      page(pages.devSettings, () => import('#client/settings/developer-settings-page.tsx')),
      page(pages.dred, () => import('#client/diagnostics/dred-page.tsx')),
      page(pages.errorTest, () => import('#client/diagnostics/error-test-page.tsx')),
      inOwnDocument(page(pages.wasm, () => import('#client/wasm/wasm-page.tsx'))),
      page('*', () => import('./not-found-page.tsx')),
    ],
  },
])
