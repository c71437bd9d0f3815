/** The pages there are. The router draws them, the server answers them with 200, letters link to them. */
export const pages = {
  home: '/',
  greet: '/greet',
  rummageWorld: '/rummageworld',
  today: '/rummageworld/today',
  signIn: '/signin',
  signedOut: '/signed-out',
  verifyLink: '/authr/verify',
  passkeySetup: '/passkey-setup',
  account: '/account',
  realName: '/account/real-name',
  birthday: '/account/birthday',
  email: '/account/email',
  verifyCode: '/account/email/verify-code',
  addKey: '/account/add-key',
  addEmailKey: '/account/email-key',
  activateEmailKey: '/account/email-key/activate',
  forecast: '/account/forecast',
  journal: '/account/journal',
  footprint: '/account/footprint',
  download: '/account/download',
  /** What somebody had as a guest, and whether it comes along to the account. */
  bring: '/account/bring',
  restrict: '/account/restrict',
  deleteAccount: '/account/delete',
  /** Where the mailed way back from a deletion leads; its token is gone from there at once. */
  kept: '/account/kept',
  /** Where the mailed link that stops a waiting change leads; its token is gone from there at once. */
  stop: '/stop',
  signOutWarning: '/account/signout-warning',
  /** Where a mailed e-mail key leads; its token is one segment below, and gone from there at once. */
  emailKeyLink: '/email-key',
  privacy: '/privacy',
  terms: '/terms',
  health: '/health',
  devSettings: '/settings/dev',
  dred: '/dred',
  errorTest: '/error-test',
  wasm: '/wasm',
} as const

export type PagePath = (typeof pages)[keyof typeof pages]

const EVERY_PAGE: ReadonlySet<string> = new Set(Object.values(pages))

/** The folders of the keys' own pages, by type; the key's id is one segment below. */
export const keyPages = {
  passkey: '/account/passkey',
  email: '/account/email-key',
  browser: '/account/browser-key',
  feature: '/account/feature-key',
} as const

/** Pages of which the last segment is a key's id or token, whatever it is. */
const FOLDERS: ReadonlySet<string> = new Set([...Object.values(keyPages), pages.emailKeyLink])

/** A key's own page, by its type. */
export function keyPath(key: { type: keyof typeof keyPages; id: string }) {
  return `${keyPages[key.type]}/${encodeURIComponent(key.id)}`
}

/** `/account/` and `/account` are one page. */
export function canonicalPath(pathname: string) {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** Whether this path is a page; everything else gets the Not-found screen with status 404. */
export function isPagePath(pathname: string) {
  const path = canonicalPath(pathname)
  return EVERY_PAGE.has(path) || (FOLDERS.has(path.slice(0, path.lastIndexOf('/'))) && isDecodable(path))
}

/** A path with a broken percent encoding (`%`, `%zz`, `%ff`) names nothing. */
export function isDecodable(path: string) {
  try {
    // Its result is used: bundlers leave out a call that they take for one that only answers.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}
