import { z } from 'zod'
import { BROWSER_ID_LENGTH, BROWSER_ID_PATTERN } from './browser-id.ts'
import { success } from './envelope.ts'
import { LONGEST_TOKEN, optionalLine, text } from './text.ts'

export const BROWSER_NAME_MAX = 100

const NO_BROWSER_ID = `Browser id must be ${BROWSER_ID_LENGTH} letters or digits`

export const ACCESS_TOKEN =
  'Access token: an ES256 JWT, sent as `Authorization: Bearer …`. It is valid for a quarter of an hour by default.'

const BROWSER_KEY =
  'Browser key: 256 random bits that this browser keeps and trades for access tokens. It is no bearer itself.'

export const BROWSER_ID =
  'Random name of a browser: 16 letters or digits. It identifies and never authenticates.'

/** Fields of many answers. */
export const accountId = z.string().describe('Id of the account (UUID).')
export const upid = z.string().describe('Public id of the account: 10 characters of Crockford base32.')
export const recoveryEmail = z.string().nullable().describe('Recovery e-mail, verified or not; null: none.')
export const displayName = z.string().describe("First and last name of the holder, or 'User'.")

/** The random name of a browser (cookie `brid`). */
export const browserId = text(BROWSER_ID_LENGTH, { tooLong: NO_BROWSER_ID })
  .regex(BROWSER_ID_PATTERN, NO_BROWSER_ID)
  .describe(BROWSER_ID)

/** Optional fields of every call that may issue a browser key. */
export const browserIdentity = {
  browserId: browserId.optional(),
  browserName: optionalLine(BROWSER_NAME_MAX).describe(
    'Name of the browser: at most 100 characters. By default it is taken from the User-Agent.',
  ),
}

/** The same for a sign-in. A live browser key of the account proves that it is the caller's, and is renewed. */
export const returningBrowser = {
  ...browserIdentity,
  browserKey: text(LONGEST_TOKEN).optional().describe(BROWSER_KEY),
}

export const user = z.object({ id: accountId, email: recoveryEmail, displayName })

/** The answer of a sign-in. */
export const session = {
  jwt: z.string().describe(ACCESS_TOKEN),
  browserKey: z.string().describe(BROWSER_KEY),
  expiresIn: z.number().describe('Lifetime of the access token in seconds.'),
}

export const restoreSessionInput = z.object({
  browserKey: text(LONGEST_TOKEN).min(1, 'Required').describe(BROWSER_KEY),
  browserName: browserIdentity.browserName,
})

export const restoreSessionOutput = z.object({
  success,
  jwt: session.jwt,
  expiresIn: session.expiresIn,
  upid,
  id: accountId,
})

export const refreshInput = z.object({
  refreshToken: text(LONGEST_TOKEN).min(1, 'Required').describe(BROWSER_KEY),
})

export const refreshOutput = z.object({
  success,
  accessToken: session.jwt,
  expiresIn: session.expiresIn,
})

export const logoutInput = z.object({ browserKey: returningBrowser.browserKey })

/** For a call without a result. */
export const done = z.object({ success })
