/** The pages there are. The router draws them, the server answers them with 200, letters link to them. */
export const pages = {
  home: '/',
  greet: '/greet',
  signIn: '/signin',
  signedOut: '/signed-out',
  verifyLink: '/authr/verify',
  passkeySetup: '/passkey-setup',
  account: '/account',
  addKey: '/account/add-key',
  signOutWarning: '/account/signout-warning',
} as const

/** Addresses that are linked already and answered by the Not-found screen until their page exists. */
export const plannedPages = {
  rummageWorld: '/rummageworld',
  realName: '/account/real-name',
  birthday: '/account/birthday',
  email: '/account/email',
  emailKey: '/account/email-key',
  /** The page that a mailed e-mail key leads to; its token is one segment below. */
  emailKeyLink: '/email-key',
  health: '/health',
  download: '/account/download',
  restrict: '/account/restrict',
  deleteAccount: '/account/delete',
  privacy: '/privacy',
  terms: '/terms',
} as const

const EVERY_PAGE: ReadonlySet<string> = new Set(Object.values(pages))

/** A key's own page, by its type. */
export function keyPath(key: { type: 'passkey' | 'email' | 'browser' | 'feature'; id: string }) {
  const kind = key.type === 'passkey' ? 'passkey' : `${key.type}-key`
  return `/account/${kind}/${encodeURIComponent(key.id)}`
}

/** `/account/` and `/account` are one page. */
export function canonicalPath(pathname: string) {
  const end = pathname.search(/\/+$/)
  return end > 0 ? pathname.slice(0, end) : pathname
}

/** Whether this path is a page; everything else gets the Not-found screen with status 404. */
export function isPagePath(pathname: string) {
  return EVERY_PAGE.has(canonicalPath(pathname))
}
