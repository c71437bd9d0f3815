import { z } from 'zod'
import { BROWSER_ID_LENGTH, BROWSER_ID_PATTERN } from './browser-id.ts'
import { success } from './envelope.ts'
import { LONGEST_TOKEN, optionalLine, text } from './text.ts'

export const BROWSER_NAME_MAX = 100

const NO_BROWSER_ID = `Browser id must be ${BROWSER_ID_LENGTH} letters or digits`

/** The random name of a browser (cookie `brid`). It identifies and never authenticates. */
export const browserId = text(BROWSER_ID_LENGTH, { tooLong: NO_BROWSER_ID }).regex(
  BROWSER_ID_PATTERN,
  NO_BROWSER_ID,
)

/** Optional fields of every call that may issue a browser key. */
export const browserIdentity = {
  browserId: browserId.optional(),
  browserName: optionalLine(BROWSER_NAME_MAX),
}

/** The same for a sign-in. A live browser key of the account proves that it is the caller's, and is renewed. */
export const returningBrowser = {
  ...browserIdentity,
  browserKey: text(LONGEST_TOKEN).optional(),
}

export const user = z.object({
  id: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
})

/** The answer of a sign-in: `expiresIn` is the lifetime of `jwt` in seconds. */
export const session = {
  jwt: z.string(),
  browserKey: z.string(),
  expiresIn: z.number(),
}

export const restoreSessionInput = z.object({
  browserKey: text(LONGEST_TOKEN).min(1, 'Required'),
  browserName: browserIdentity.browserName,
})

export const restoreSessionOutput = z.object({
  success,
  jwt: z.string(),
  expiresIn: z.number(),
  upid: z.string(),
  id: z.string(),
})

export const refreshInput = z.object({ refreshToken: text(LONGEST_TOKEN).min(1, 'Required') })

export const refreshOutput = z.object({
  success,
  accessToken: z.string(),
  expiresIn: z.number(),
})

export const logoutInput = z.object({ browserKey: text(LONGEST_TOKEN).optional() })

/** For a call without a result. */
export const done = z.object({ success })
