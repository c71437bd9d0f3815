import { canonicalPath, isPagePath, pages } from './page-paths.ts'

/** Readable by anybody: nobody is sent from here to the sign-in page, and nobody becomes a guest here. */
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

/** Tools of ours. Nothing links to them, and search engines are asked to leave them out. */
const UNLISTED: ReadonlySet<string> = new Set([pages.devSettings, pages.dred, pages.errorTest, pages.wasm])

/** Pages that show nothing sensible before the account is known; the others render at once. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set([pages.account, pages.passkeySetup])

function isOpenToAll(path: string) {
  return OPEN_TO_ALL.has(path) || path.startsWith(`${pages.emailKeyLink}/`)
}

/** Whether arriving here without an account makes a guest. Unknown paths do not: anything may knock there. */
export function makesGuests(pathname: string) {
  const path = canonicalPath(pathname)
  return isPagePath(path) && !isOpenToAll(path)
}

/** Whether a browser that knows its account but has lost its key is sent to the sign-in page from here. */
export function sendsToSignIn(pathname: string) {
  return !isOpenToAll(canonicalPath(pathname))
}

/** Whether somebody whose account is about to be deleted is brought from here to the page that asks what is to be done. */
export function leadsToDeletion(pathname: string) {
  const path = canonicalPath(pathname)
  return !isOpenToAll(path) && path !== pages.deleteAccount
}

/**
 * Whether a cache may keep this page under its URL. Not where a mailed link leads, which holds a token; nor what is no
 * page at all, because that may be such a link which a mail program has mangled.
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
