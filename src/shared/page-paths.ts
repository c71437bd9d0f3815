import type { PersonalChange } from './personal-fields.ts'

/** The forms of what people tell about themselves. */
export const personalPages = {
  name: '/account/real-name',
  birthday: '/account/birthday',
} as const satisfies Record<PersonalChange, string>

/** All page paths, for the client's router, the server's status 200, and links in mails. */
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
  ...personalPages,
  email: '/account/email',
  verifyCode: '/account/email/verify-code',
  addKey: '/account/add-key',
  addEmailKey: '/account/email-key',
  activateEmailKey: '/account/email-key/activate',
  forecast: '/account/forecast',
  journal: '/account/journal',
  footprint: '/account/footprint',
  download: '/account/download',
  /** The guest's data, and whether to merge it into the account. */
  bring: '/account/bring',
  restrict: '/account/restrict',
  deleteAccount: '/account/delete',
  /** Target of the mailed link that cancels a deletion; the page removes the token from its address at once. */
  kept: '/account/kept',
  /** Target of the mailed link that stops a pending change; the page removes the token from its address at once. */
  stop: '/stop',
  signOutWarning: '/account/signout-warning',
  /** Target of a mailed e-mail key. Its token is the next segment, and the page removes it at once. */
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

/** Parent paths of the keys' own pages, by type; the key's id is the next segment. */
export const keyPages = {
  passkey: '/account/passkey',
  email: '/account/email-key',
  browser: '/account/browser-key',
  feature: '/account/feature-key',
} as const

/** Pages whose last segment is any key id or token. */
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

/** Whether this path is a page; every other path gets the Not-found screen with status 404. */
export function isPagePath(pathname: string) {
  const path = canonicalPath(pathname)
  return EVERY_PAGE.has(path) || (FOLDERS.has(path.slice(0, path.lastIndexOf('/'))) && isDecodable(path))
}

/** Whether the percent encoding is valid; a path with a broken one (`%`, `%zz`, `%ff`) names nothing. */
export function isDecodable(path: string) {
  try {
    // The result is used, because bundlers remove a call that seems to have no effect.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}
