import { z } from 'zod'
import { browserIdentity, user } from './auth.ts'
import { EMAIL_INVALID, EMAIL_REQUIRED, normalizeEmailAddress } from './email-address.ts'

const LINK_INVALID = 'Invalid verification link'

/** An e-mail address in its normal form; accepts any spelling of it and refuses everything else. */
export const emailAddress = z
  .string({ error: (issue) => (issue.input == null ? EMAIL_REQUIRED : EMAIL_INVALID) })
  .transform((text, context) => {
    const address = normalizeEmailAddress(text)
    if (address !== null) return address
    const isEmpty = text.length <= 320 && text.trim() === ''
    context.addIssue({ code: 'custom', message: isEmpty ? EMAIL_REQUIRED : EMAIL_INVALID })
    return z.NEVER
  })

export const askSignInLinkInput = z.object({ email: emailAddress })

export const askSignInLinkOutput = z.object({ success: z.literal(true), message: z.string() })

export const redeemSignInLinkInput = z.object({
  token: z.string({ error: LINK_INVALID }).min(1, LINK_INVALID),
  ...browserIdentity,
})

/** Either a session, or the word that the asking session's own account got the address. */
export const redeemSignInLinkOutput = z.union([
  z.object({
    success: z.literal(true),
    email: z.string(),
    user,
    accessToken: z.string(),
    browserKey: z.string(),
    expiresIn: z.number(),
    message: z.string(),
  }),
  z.object({
    success: z.literal(true),
    email: z.string(),
    accountId: z.string(),
    message: z.string(),
  }),
])
