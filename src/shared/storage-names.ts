// Names in local storage. Our own pages and the client package share one session, and so its names.
export const JWT = 'jwt'
export const BROWSER_KEY = 'browser_key'
export const ACCOUNT_ID = 'accountId'
export const SESSION = 'auth_tokens'
export const PENDING_EMAIL_KEY = 'pending_email_key'

/** The guest that was used here before the sign-in; the record holds that guest's browser key. */
export const LEFT_GUEST = 'left_guest'

/** What a refused browser key ends. The id of the account stays: pages then ask to sign in, and make no new guest. */
export const SESSION_NAMES = [SESSION, JWT, BROWSER_KEY]

/** Everything that gives access, with the key of a guest that was left: what a sign-out removes. */
export const ACCESS_NAMES = [...SESSION_NAMES, ACCOUNT_ID, PENDING_EMAIL_KEY, LEFT_GUEST]
