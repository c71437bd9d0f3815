import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, readText, removeText, writeJson, writeText } from '#client/lib/storage.ts'
import { renewalMargin, tokenLife } from './token-life.ts'

const JWT = 'jwt'
const BROWSER_KEY = 'browser_key'
const ACCOUNT_ID = 'accountId'
const SESSION = 'auth_tokens'
export const PENDING_EMAIL_KEY = 'pending_email_key'

/** The guest that was used here before the sign-in; the record holds that guest's browser key. */
export const LEFT_GUEST = 'left_guest'

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
  for (const name of [SESSION, JWT, BROWSER_KEY]) removeText(name)
}

/** Sign Out removes everything that gives access: these five, the key of a guest that was left, and nothing else. */
export function removeEverything() {
  for (const name of [SESSION, JWT, BROWSER_KEY, ACCOUNT_ID, PENDING_EMAIL_KEY, LEFT_GUEST]) removeText(name)
}

/** Whether a change of this name (null: of everything) in another tab concerns the session. */
export function isSessionStorage(name: string | null) {
  return name === null || [SESSION, JWT, BROWSER_KEY, ACCOUNT_ID].includes(name)
}

/** When a session must be replaced by a fresh one (ms). */
export function renewalTime(session: SessionRecord) {
  return session.expiresAt - renewalMargin(tokenLife(session.accessToken) ?? 0)
}
