import { use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { appConfig, hasPage } from '#client/api/app-config.ts'
import { keyPages, pages } from '#shared/routes.ts'
import { fetchPage, type LoadPage, loadedPage } from './load-page.ts'
import { isOpenedAt, loadDocument } from './own-document.ts'
import { loadSignedOut, loadSignIn, loadSignOutWarning } from './ways-out.ts'

/** Where a page is drawn. One whose code is there comes at once; of another the old page waits for it. */
function PageSlot({ load }: { load: LoadPage }) {
  const Page = loadedPage(load) ?? use(fetchPage(load))
  return <Page />
}

/** Each page is a chunk of its own. Paths match as exactly as the server tells pages from 404s. */
function page(path: string, load: LoadPage): RouteObject {
  return { path, caseSensitive: true, ...fetched(load) }
}

/** `handle` is for whoever fetches the page before it is asked for. */
function fetched(load: LoadPage) {
  return { handle: load, element: <PageSlot load={load} /> }
}

/** A page that the server serves with a policy of its own: in another page's document nothing of it is fetched. */
function pageInOwnDocument(path: string, load: LoadPage): RouteObject {
  if (isOpenedAt(path)) return page(path, load)
  return { path, caseSensitive: true, element: <PageSlot load={loadDocument} /> }
}

/** Ours, or what whoever runs this house has written. */
function legalPage(path: string, load: LoadPage): RouteObject {
  return page(path, appConfig.brand?.prose?.[path] ? ownProse : load)
}

// One function for all addresses of a page: between them it stays as it is.
const landing = () => import('#client/landing/landing-page.tsx')
const emailKeyLink = () => import('#client/email/email-key-page.tsx')
const mailedLink = () => import('#client/account/mailed-link-page.tsx')
const ownProse = () => import('#client/legal/own-prose-page.tsx')
const keyPage = () => import('#client/keys/key-page.tsx')

const accountPages: RouteObject = {
  ...fetched(() => import('./account-frame.tsx')),
  children: [
    page(pages.account, () => import('#client/account/account-page.tsx')),
    page(pages.addKey, () => import('#client/passkeys/add-key-page.tsx')),
    page(pages.signOutWarning, loadSignOutWarning),
    page(pages.passkeySetup, () => import('#client/passkeys/passkey-setup-page.tsx')),
    page(pages.realName, () => import('#client/account/real-name-page.tsx')),
    page(pages.birthday, () => import('#client/account/birthday-page.tsx')),
    page(pages.forecast, () => import('#client/account/forecast-page.tsx')),
    page(pages.journal, () => import('#client/account/journal-page.tsx')),
    page(pages.footprint, () => import('#client/account/footprint-page.tsx')),
    page(pages.download, () => import('#client/account/download/download-page.tsx')),
    page(pages.bring, () => import('#client/account/bring/bring-page.tsx')),
    page(pages.restrict, () => import('#client/account/restrict-page.tsx')),
    page(pages.deleteAccount, () => import('#client/account/delete-page.tsx')),
    page(pages.email, () => import('#client/email/recovery-email-page.tsx')),
    page(pages.verifyCode, () => import('#client/email/verify-code-page.tsx')),
    page(pages.addEmailKey, () => import('#client/email/add-email-key-page.tsx')),
    page(pages.activateEmailKey, () => import('#client/email/activate-email-key-page.tsx')),
    ...Object.values(keyPages).map((folder) => page(`${folder}/:keyId`, keyPage)),
  ],
}

const everyRoute: RouteObject[] = [
  page(pages.home, landing),
  page(pages.greet, landing),
  page(pages.rummageWorld, () => import('#client/rummage-world/rummage-world-page.tsx')),
  page(pages.today, () => import('#client/rummage-world/today-page.tsx')),
  page(pages.signIn, loadSignIn),
  page(pages.signedOut, loadSignedOut),
  page(pages.verifyLink, () => import('#client/auth/verify-page.tsx')),
  page(pages.kept, mailedLink),
  page(pages.undo, mailedLink),
  page(pages.emailKeyLink, emailKeyLink),
  page(`${pages.emailKeyLink}/:token`, emailKeyLink),
  accountPages,
  legalPage(pages.privacy, () => import('#client/legal/privacy-page.tsx')),
  legalPage(pages.terms, () => import('#client/legal/terms-page.tsx')),
  page(pages.health, () => import('#client/health/health-page.tsx')),
  page(pages.devSettings, () => import('#client/settings/developer-settings-page.tsx')),
  page(pages.dred, () => import('#client/diagnostics/dred-page.tsx')),
  page(pages.errorTest, () => import('#client/diagnostics/error-test-page.tsx')),
  pageInOwnDocument(pages.wasm, () => import('#client/wasm/wasm-page.tsx')),
  page('*', () => import('./not-found-page.tsx')),
]

/** What this house does without is not found, as the server says too. */
export const routes = everyRoute.filter(({ path }) => hasPage(path ?? ''))

/** What has to be fetched for a page, outermost first. */
export function loadsOf(pathname: string): LoadPage[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.handle ?? [])
}
