import { appConfig, hasPage } from '#client/api/app-config.ts'
import { later } from '#client/lib/later.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import {
  canonicalPath,
  isPagePath,
  keyPages,
  type PagePath,
  pages,
  personalPages,
} from '#shared/page-paths.ts'
import { recordOf } from '#shared/record-of.ts'
import type { entryRoutes } from './entry-routes.ts'
import type { LoadPage } from './load-page.ts'
import { isOpenedAt, loadDocument } from './own-document.ts'
import { PageSlot } from './page-slot.tsx'
import { loadSignedOut, loadSignOutWarning } from './ways-out.ts'

/** The code to load for a page: the page itself, or its frame and the page inside. */
type Loads = [outer: LoadPage, ...inner: LoadPage[]]

/** A page inside the frame that waits for the account. */
function inFrame(load: LoadPage): Loads {
  return [accountFrame, load]
}

/** A page with its own security policy from the server: none of its code is loaded in another page's document. */
function inOwnDocument(path: string, load: LoadPage): Loads {
  return isOpenedAt(path) ? [load] : [loadDocument]
}

/** Our own text, or the operator's. */
function legal(path: string, load: LoadPage): Loads {
  return [appConfig.brand?.prose?.[path] ? ownProse : load]
}

const accountFrame: LoadPage = later(() => import('./account-frame.tsx'))
const notFound: LoadPage = later(() => import('./not-found-page.tsx'))
// One function for all addresses of a page: it stays mounted when the address changes between them.
const emailKeyLink: LoadPage = later(() => import('#client/emails/email-key/email-key-page.tsx'))
const mailedLink: LoadPage = later(() => import('#client/account-protection/mailed-link-page.tsx'))
const ownProse: LoadPage = later(() => import('#client/legal/own-prose-page.tsx'))
const personalPage: LoadPage = later(() => import('#client/accounts/personal-page.tsx'))
const keyPage: LoadPage = later(() => import('#client/credentials/key-page.tsx'))

/** Each page is a file of its own. */
const routes: Record<Exclude<PagePath, keyof typeof entryRoutes>, Loads> = {
  [pages.rummageWorld]: [later(() => import('#client/rummage-world/rummage-world-page.tsx'))],
  [pages.today]: [later(() => import('#client/rummage-world/today-page.tsx'))],
  [pages.signedOut]: [loadSignedOut],
  [pages.verifyLink]: [later(() => import('#client/sign-in-links/verify-page.tsx'))],
  [pages.kept]: [mailedLink],
  [pages.stop]: [mailedLink],
  [pages.emailKeyLink]: [emailKeyLink],
  [pages.account]: inFrame(later(() => import('#client/pages/account/account-page.tsx'))),
  [pages.addKey]: inFrame(later(() => import('#client/passkeys/add-key-page.tsx'))),
  [pages.signOutWarning]: inFrame(loadSignOutWarning),
  [pages.passkeySetup]: inFrame(later(() => import('#client/passkeys/passkey-setup-page.tsx'))),
  ...recordOf(Object.values(personalPages), () => inFrame(personalPage)),
  [pages.forecast]: inFrame(later(() => import('#client/account-protection/lockout-forecast-page.tsx'))),
  [pages.journal]: inFrame(later(() => import('#client/audit-log/audit-log-page.tsx'))),
  [pages.footprint]: inFrame(later(() => import('#client/data-rights/data-inventory-page.tsx'))),
  [pages.download]: inFrame(later(() => import('#client/data-rights/export/export-page.tsx'))),
  [pages.bring]: inFrame(later(() => import('#client/accounts/merge-guest/merge-page.tsx'))),
  [pages.restrict]: inFrame(later(() => import('#client/accounts/restrict-page.tsx'))),
  [pages.deleteAccount]: inFrame(later(() => import('#client/data-rights/deletion/delete-page.tsx'))),
  [pages.email]: inFrame(later(() => import('#client/emails/recovery-email-page.tsx'))),
  [pages.verifyCode]: inFrame(later(() => import('#client/emails/verify-code-page.tsx'))),
  [pages.addEmailKey]: inFrame(later(() => import('#client/emails/email-key/add-email-key-page.tsx'))),
  [pages.activateEmailKey]: inFrame(
    later(() => import('#client/emails/email-key/activate-email-key-page.tsx')),
  ),
  [pages.privacy]: legal(
    pages.privacy,
    later(() => import('#client/legal/privacy-page.tsx')),
  ),
  [pages.terms]: legal(
    pages.terms,
    later(() => import('#client/legal/terms-page.tsx')),
  ),
  [pages.health]: [later(() => import('#client/health/health-page.tsx'))],
  [pages.devSettings]: [later(() => import('#client/settings/developer-settings-page.tsx'))],
  [pages.dred]: [later(() => import('#client/diagnostics/dred-page.tsx'))],
  [pages.errorTest]: [later(() => import('#client/diagnostics/error-test-page.tsx'))],
  [pages.wasm]: inOwnDocument(
    pages.wasm,
    later(() => import('#client/wasm/wasm-page.tsx')),
  ),
}

/** Folders whose last segment is a key's id or token. */
const folders: Record<string, Loads> = {
  [pages.emailKeyLink]: [emailKeyLink],
  ...Object.fromEntries(Object.values(keyPages).map((folder) => [folder, inFrame(keyPage)])),
}

/**
 * Paths match exactly as the server matches them for its 404s. A page that this installation lacks is not found, as on the
 * server.
 */
function routeOf(pathname: string): Loads {
  const path = canonicalPath(pathname)
  const byPath: Record<string, Loads | undefined> = routes
  const found = byPath[path] ?? folders[path.slice(0, path.lastIndexOf('/'))]
  return found && isPagePath(path) && hasPage(path) ? found : [notFound]
}

/** The code to load for a page, outermost first. */
export function loadsOf(pathname: string): LoadPage[] {
  return routeOf(pathname).filter((load) => load !== loadDocument)
}

/** The page of this address, inside its frame if it has one. */
export default function Pages() {
  const { pathname } = useLocation()
  const [outer, inner] = routeOf(pathname)
  return <PageSlot load={outer}>{inner && <PageSlot load={inner} />}</PageSlot>
}
