import { canonicalPath, isPagePath, pages } from './page-paths.ts'

/** Open to everybody: no redirect to the sign-in page, and no guest is created. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  pages.signIn,
  pages.signedOut,
  pages.verifyLink,
  pages.kept,
  pages.stop,
  pages.privacy,
  pages.terms,
  pages.health,
  pages.emailKeyLink,
])

/** Internal tools. Nothing links to them, and search engines are asked to leave them out. */
const UNLISTED: ReadonlySet<string> = new Set([pages.devSettings, pages.dred, pages.errorTest, pages.wasm])

/** Pages that can show nothing useful before the account is loaded; the others render at once. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set([pages.account, pages.passkeySetup])

function isOpenToAll(path: string) {
  return OPEN_TO_ALL.has(path) || path.startsWith(`${pages.emailKeyLink}/`)
}

/** Whether arriving here without an account creates a guest. Unknown paths do not: any client may request them. */
export function makesGuests(pathname: string) {
  const path = canonicalPath(pathname)
  return isPagePath(path) && !isOpenToAll(path)
}

/** Whether a browser that knows its account but has lost its key is redirected to the sign-in page from here. */
export function redirectsToSignIn(pathname: string) {
  return !isOpenToAll(canonicalPath(pathname))
}

/**
 * Whether the holder of an account scheduled for deletion is redirected from here to the page that asks what to do.
 */
export function redirectsToDeletion(pathname: string) {
  const path = canonicalPath(pathname)
  return !isOpenToAll(path) && path !== pages.deleteAccount
}

/**
 * Whether a cache may store this page under its URL. Not the target of a mailed link, whose URL contains a token. Not
 * an unknown path either, which may be such a link damaged by a mail program.
 */
export function mayBeKept(pathname: string) {
  const path = canonicalPath(pathname)
  const isMailed =
    path === pages.verifyLink ||
    path === pages.kept ||
    path === pages.stop ||
    `${path}/`.startsWith(`${pages.emailKeyLink}/`)
  return isPagePath(path) && !isMailed
}

export function mayBeListed(pathname: string) {
  return !UNLISTED.has(canonicalPath(pathname))
}

export function dependsOnAccount(pathname: string) {
  const path = canonicalPath(pathname)
  return ACCOUNT_PAGES.has(path) || (path.startsWith(`${pages.account}/`) && !isOpenToAll(path))
}
