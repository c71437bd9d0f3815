import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, readText, removeText, writeJson, writeText } from '#client/lib/storage.ts'
import { BROWSER_ID_PATTERN, newBrowserId } from '#shared/browser-id.ts'
import { ACCESS_NAMES, ACCOUNT_ID, BROWSER_KEY, JWT, SESSION, SESSION_NAMES } from '#shared/storage-names.ts'
import { days, minutes, seconds } from '#shared/time.ts'

export type SessionUser = { id: string; email: string | null; displayName: string }

/** The stored auth record. `refreshToken` is the browser key, `expiresAt` is in milliseconds. */
export type SessionRecord = {
  accessToken: string
  refreshToken: string
  expiresAt: number
  user: SessionUser
}

export type Stored = {
  session: SessionRecord | null
  browserKey: string | null
  accountId: string | null
}

/** Checked by hand: a schema library is not worth its weight on the first page. */
export function checkSessionRecord(value: unknown): SessionRecord | null {
  const { accessToken, refreshToken, expiresAt, user } = fieldsOf(value)
  const { id, email, displayName } = fieldsOf(user)
  if (typeof accessToken !== 'string' || tokenLife(accessToken) === null) return null
  if (typeof refreshToken !== 'string' || refreshToken === '') return null
  if (typeof expiresAt !== 'number' || typeof id !== 'string' || id === '') return null
  return {
    accessToken,
    refreshToken,
    expiresAt,
    user: {
      id,
      email: typeof email === 'string' ? email : null,
      displayName: typeof displayName === 'string' ? displayName : 'User',
    },
  }
}

/** A record with a different browser key is incomplete, or another tab is just replacing it. */
export function readStored(): Stored {
  const browserKey = readText(BROWSER_KEY) || null
  const record = checkSessionRecord(readJson(SESSION))
  return {
    session: record?.refreshToken === browserKey ? record : null,
    browserKey,
    accountId: readText(ACCOUNT_ID) || null,
  }
}

/** Whether this browser knows its account but has lost the key: only signing in leads back. */
export function hasLostKey() {
  const { accountId, browserKey } = readStored()
  return accountId !== null && browserKey === null
}

/**
 * Writes `auth_tokens` last: other tabs take the session over when its record is whole. Other fields of the same account's
 * record (`middle`, `subjectKeys`, `browserKeys`) are kept: nothing here writes them.
 */
export function storeSession(session: SessionRecord) {
  const stored = fieldsOf(readJson(SESSION))
  const user = fieldsOf(stored.user)
  const found = user.id === session.user.id ? { ...stored, user } : { user: {} }
  writeText(ACCOUNT_ID, session.user.id)
  writeText(BROWSER_KEY, session.refreshToken)
  writeText(JWT, session.accessToken)
  writeJson(SESSION, { ...found, ...session, user: { ...found.user, ...session.user } })
}

export function storeAccountId(id: string) {
  writeText(ACCOUNT_ID, id)
}

export function forgetAccountId() {
  removeText(ACCOUNT_ID)
}

/** After a refused refresh: the account id stays, and the browser asks to sign in again. */
export function removeSession() {
  for (const name of SESSION_NAMES) removeText(name)
}

/** Sign Out removes everything that gives access, and nothing else. */
export function removeEverything() {
  for (const name of ACCESS_NAMES) removeText(name)
}

/** Whether a change of this name (null: of everything) in another tab concerns the session. */
export function isSessionStorage(name: string | null) {
  return name === null || [...SESSION_NAMES, ACCOUNT_ID].includes(name)
}

/** When a session must be replaced by a fresh one (ms). */
export function renewalTime(session: SessionRecord) {
  return session.expiresAt - renewalMargin(tokenLife(session.accessToken) ?? 0)
}

const LONGEST_MARGIN = minutes(1)

/** The total lifetime of a session token (ms), from its readable middle part; null when it has none. */
export function tokenLife(token: unknown): number | null {
  if (typeof token !== 'string') return null
  try {
    const middle = token.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof iat === 'number' && typeof exp === 'number' ? seconds(exp - iat) : null
  } catch {
    return null
  }
}

/** How long before its end a token is replaced (ms): a minute, or half its life if that is less. */
export function renewalMargin(life: number) {
  return Math.min(LONGEST_MARGIN, life / 2)
}

/**
 * Identifies the caller, for every call that may issue a browser key. The stored key is sent along: the server renews the row
 * of a caller that proves to hold it, and makes a new row for any other. Read at the moment of the call, because another tab
 * may have received a newer key.
 */
export function thisBrowser() {
  const { browserKey } = readStored()
  // A key that was signed out here must not be renewed: the server is about to revoke it, with all that came of it.
  const mayRenew = browserKey !== null && !isSignedOutHere(browserKey)
  return { browserId: browserId(), browserKey: mayRenew ? browserKey : undefined }
}

/** Whether this browser still has the key of this session: somebody may have signed out or in during a call. */
export function isStillHere({ refreshToken }: SessionRecord) {
  return thisBrowser().browserKey === refreshToken
}

/** Browser keys that were signed out here and not yet reported to the server. */
const UNREPORTED = 'signed_out_keys'

/** Whether this key was signed out in this browser and the server may not know it yet. */
export function isSignedOutHere(browserKey: string) {
  return readSignedOutKeys().includes(browserKey)
}

export function readSignedOutKeys(): string[] {
  const unreported = readJson(UNREPORTED)
  return Array.isArray(unreported) ? unreported.filter((key) => typeof key === 'string') : []
}

export function writeSignedOutKeys(keys: string[]) {
  if (keys.length === 0) removeText(UNREPORTED)
  else writeJson(UNREPORTED, keys)
}

const COOKIE = 'brid'
const COPY = 'browser_id'
const LIFETIME_S = days(400) / seconds(1)

/**
 * The name of this browser, made on first use. It identifies and never authenticates. The copy in
 * local storage is for browsers that refuse the cookie.
 */
export function browserId(): string {
  const id =
    [readCookie(), readText(COPY)].find((known) => known && BROWSER_ID_PATTERN.test(known)) ?? newBrowserId()
  if (readText(COPY) !== id) writeText(COPY, id)
  writeCookie(id)
  return id
}

function readCookie() {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}

function writeCookie(id: string) {
  const cookie = `${COOKIE}=${id}; path=/; max-age=${LIFETIME_S}; samesite=strict`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers
  document.cookie = `${cookie}; secure`
  // Not every browser treats http://localhost as secure.
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (readCookie() !== id) document.cookie = cookie
}
