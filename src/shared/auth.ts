import { z } from 'zod'
import { lineOfText } from './text.ts'

export const BROWSER_ID_LENGTH = 16
export const BROWSER_NAME_MAX = 100

/** The random name of a browser (cookie `brid`). It identifies and never authenticates. */
export const browserId = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9]{${BROWSER_ID_LENGTH}}$`), 'Browser id must be 16 letters or digits')

/** Optional fields of every call that may issue a browser key. */
export const browserIdentity = {
  browserId: browserId.optional(),
  browserName: lineOfText(BROWSER_NAME_MAX).optional(),
}

export const user = z.object({
  id: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
})

/** What a sign-in hands out: `expiresIn` is the life of `jwt` in seconds. */
export const session = {
  jwt: z.string(),
  browserKey: z.string(),
  expiresIn: z.number(),
}

export const restoreSessionInput = z.object({
  browserKey: z.string().min(1, 'Required'),
  browserName: browserIdentity.browserName,
})

export const restoreSessionOutput = z.object({
  success: z.literal(true),
  jwt: z.string(),
  expiresIn: z.number(),
  upid: z.string(),
  id: z.string(),
})

export const refreshInput = z.object({ refreshToken: z.string().min(1, 'Required') })

export const refreshOutput = z.object({
  success: z.literal(true),
  accessToken: z.string(),
  expiresIn: z.number(),
})

export const logoutInput = z.object({ browserKey: z.string().optional() })

export const done = z.object({ success: z.literal(true) })
