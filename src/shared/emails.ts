import { z } from 'zod'
import { ACTIVATION_CODE_INCOMPLETE, CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import {
  EMAIL_INPUT_MAX,
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  emailProblemOf,
  normalizeEmailAddress,
} from './email-address.ts'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { returningBrowser, session, user } from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const ACTIVATION_FAILED = errorCatalogue.invalidActivationCode.sentence
const LINK_INVALID = errorCatalogue.invalidLink.sentence

/** An e-mail address in its normal form; accepts any spelling of it and refuses everything else. */
export const emailAddress = text(EMAIL_INPUT_MAX, {
  wrong: (issue) => (issue.input == null ? EMAIL_REQUIRED : EMAIL_INVALID),
  tooLong: EMAIL_INVALID,
}).transform((typed, context) => {
  const address = normalizeEmailAddress(typed)
  if (address !== null) return address
  context.addIssue({ code: 'custom', message: emailProblemOf(typed) ?? EMAIL_INVALID })
  return z.NEVER
})

export const askSignInLinkInput = z.object({ email: emailAddress })

export const askSignInLinkOutput = z.object({ success, message: z.string() })

export const redeemSignInLinkInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: LINK_INVALID }).min(1, LINK_INVALID),
  /** Redeem only a link for this address. A link for another is refused and stays valid. */
  expectedEmail: emailAddress.optional(),
  ...proofField,
  ...waitField,
  ...returningBrowser,
})

/** Either a session, or the message that the asking session's own account got the address. */
export const redeemSignInLinkOutput = z.union([
  z.object({
    success,
    email: z.string(),
    user,
    accessToken: z.string(),
    browserKey: z.string(),
    expiresIn: z.number(),
    message: z.string(),
  }),
  z.object({
    success,
    email: z.string(),
    accountId: z.string(),
    message: z.string(),
    ...takesEffect,
  }),
])

export const askVerificationInput = z.object({ email: emailAddress, ...proofField, ...waitField })

export const emailMessageOutput = z.object({ success, message: z.string() })

export const verifyCodeInput = z.object({
  code: text(CODE_LENGTH, { wrong: CODE_INCOMPLETE }).regex(CODE_PATTERN, CODE_INCOMPLETE),
  email: emailAddress,
  isConflict: z.boolean().optional(),
  ...proofField,
  ...waitField,
})

export const verifyCodeOutput = z.union([
  z.object({ success, conflictConfirmed: z.literal(true), email: z.string() }),
  z.object({ success, email: z.string(), message: z.string(), ...takesEffect }),
])

export const removeRecoveryInput = z.object({ ...proofField, ...waitField })

export const removeRecoveryOutput = emailMessageOutput.extend(takesEffect)

export const requestEmailKeyInput = z.object({ email: emailAddress, ...proofField, ...waitField })

export const requestEmailKeyOutput = z.object({
  success,
  keyToken: z.string(),
  keyId: z.string(),
  message: z.string(),
})

export const activateEmailKeyInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: ACTIVATION_FAILED }).min(1, ACTIVATION_FAILED),
  activationCode: text(CODE_LENGTH, { wrong: ACTIVATION_CODE_INCOMPLETE }).regex(
    CODE_PATTERN,
    ACTIVATION_CODE_INCOMPLETE,
  ),
  ...proofField,
  ...waitField,
  ...returningBrowser,
})

/** No session while the key is pending. No browser key for a call with a session of the account. */
export const activateEmailKeyOutput = z.object({
  success,
  ...z.object(session).partial().shape,
  accountId: z.string(),
  message: z.string(),
  ...takesEffect,
})

/** The account's address to mail to; the server chooses one if absent. */
export const mailProofInput = z.object({ email: emailAddress.optional() })
