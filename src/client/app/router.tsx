import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { pages } from '#shared/routes.ts'
import { FirstWait, Frame, RouteError } from './frame.tsx'

type PageModule = { default: ComponentType }

/** Each page is a chunk of its own. Paths match as exactly as the server tells pages from 404s. */
function page(path: string, load: () => Promise<PageModule>): RouteObject {
  return { path, caseSensitive: true, lazy: componentOf(load) }
}

/** One function, not one for each property: of those the router swallows a failed load and shows nothing. */
function componentOf(load: () => Promise<PageModule>) {
  return async () => ({ Component: (await load()).default })
}

const landing = () => import('#client/landing/landing-page.tsx')

const accountPages: RouteObject = {
  lazy: componentOf(() => import('./account-frame.tsx')),
  children: [
    page(pages.account, () => import('#client/account/account-page.tsx')),
    page(pages.addKey, () => import('#client/keys/add-key-page.tsx')),
    page(pages.signOutWarning, () => import('#client/account/sign-out-warning-page.tsx')),
    page(pages.passkeySetup, () => import('#client/passkeys/passkey-setup-page.tsx')),
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
      page(pages.signIn, () => import('#client/auth/sign-in-page.tsx')),
      page(pages.signedOut, () => import('#client/auth/signed-out-page.tsx')),
      page(pages.verifyLink, () => import('#client/auth/verify-page.tsx')),
      accountPages,
      page('*', () => import('./not-found-page.tsx')),
    ],
  },
])
