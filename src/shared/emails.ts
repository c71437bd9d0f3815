import { z } from 'zod'
import { ACTIVATION_CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import {
  EMAIL_INPUT_MAX,
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  emailProblemOf,
  normalizeEmailAddress,
} from './email-address.ts'
import { message, success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { accountId, returningBrowser, session, user } from './sessions.ts'
import { mailedCode, proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const ACTIVATION_FAILED = errorCatalogue.invalidActivationCode.sentence
const LINK_INVALID = errorCatalogue.invalidLink.sentence

/** An e-mail address in its normal form; accepts any spelling of it and refuses everything else. */
export const emailAddress = text(EMAIL_INPUT_MAX, {
  wrong: (issue) => (issue.input == null ? EMAIL_REQUIRED : EMAIL_INVALID),
  tooLong: EMAIL_INVALID,
})
  .transform((typed, context) => {
    const address = normalizeEmailAddress(typed)
    if (address !== null) return address
    context.addIssue({ code: 'custom', message: emailProblemOf(typed) ?? EMAIL_INVALID })
    return z.NEVER
  })
  .describe('E-mail address: at most 254 characters. Case does not matter.')

/** The address that a call was about, in its normal form. */
const email = z.string().describe('The address of this call, in lower case and with its domain in ASCII.')

export const askSignInLinkInput = z.object({ email: emailAddress })

export const askSignInLinkOutput = z.object({ success, message })

export const redeemSignInLinkInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: LINK_INVALID })
    .min(1, LINK_INVALID)
    .describe('The token of the mailed link: valid once, for a quarter of an hour by default.'),
  expectedEmail: emailAddress
    .optional()
    .describe('Redeem only a link for this address. A link for another is refused and stays valid.'),
  ...proofField,
  ...waitField,
  ...returningBrowser,
})

/** Either a session, or the message that the asking session's own account got the address. */
export const redeemSignInLinkOutput = z.union([
  z.object({
    success,
    email,
    user: user.describe('The holder of the account.'),
    accessToken: session.jwt,
    browserKey: session.browserKey,
    expiresIn: session.expiresIn,
    message,
  }),
  z.object({
    success,
    email,
    accountId,
    message,
    ...takesEffect,
  }),
])

export const askVerificationInput = z.object({ email: emailAddress, ...proofField, ...waitField })

export const emailMessageOutput = z.object({ success, message })

export const verifyCodeInput = z.object({
  code: mailedCode,
  email: emailAddress,
  isConflict: z
    .boolean()
    .optional()
    .describe('Only prove that an address of another account is yours; nothing changes.'),
  ...proofField,
  ...waitField,
})

export const verifyCodeOutput = z.union([
  z.object({
    success,
    conflictConfirmed: z.literal(true).describe('The code was right. Nothing has changed.'),
    email,
  }),
  z.object({ success, email, message, ...takesEffect }),
])

export const removeRecoveryInput = z.object({ ...proofField, ...waitField })

export const removeRecoveryOutput = emailMessageOutput.extend(takesEffect)

export const requestEmailKeyInput = z.object({ email: emailAddress, ...proofField, ...waitField })

export const requestEmailKeyOutput = z.object({
  success,
  keyToken: z.string().describe('The token of the mailed link.'),
  keyId: z.string().describe('Id of the e-mail key (UUID).'),
  message,
})

export const activateEmailKeyInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: ACTIVATION_FAILED })
    .min(1, ACTIVATION_FAILED)
    .describe('The token of the mailed link: valid once, for ten minutes by default.'),
  activationCode: text(CODE_LENGTH, { wrong: ACTIVATION_CODE_INCOMPLETE })
    .regex(CODE_PATTERN, ACTIVATION_CODE_INCOMPLETE)
    .describe('The six digits of the mail.'),
  ...proofField,
  ...waitField,
  ...returningBrowser,
})

/** No session while the key is pending. No browser key for a call with a session of the account. */
export const activateEmailKeyOutput = z.object({
  success,
  ...z.object(session).partial().shape,
  accountId,
  message,
  ...takesEffect,
})

export const mailProofInput = z.object({
  email: emailAddress
    .optional()
    .describe('The address of the account that gets the code. The server chooses one if absent.'),
})
