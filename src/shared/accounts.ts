import { z } from 'zod'
import { BIRTHDAY_INPUT_MAX, BIRTHDAY_INVALID, BIRTHDAY_REQUIRED, birthdayProblemOf } from './birthday.ts'
import { key } from './credentials.ts'
import { success } from './envelope.ts'
import {
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  NAME_INPUT_MAX,
  NAME_TOO_LONG,
  nameProblemOf,
  normalizeName,
} from './real-name.ts'
import { browserId, browserIdentity, session } from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { text } from './text.ts'

/** The account as its holder sees it; unknown values are null. */
export const account = z.object({
  id: z.string(),
  upid: z.string(),
  first: z.string().nullable(),
  middle: z.string().nullable(),
  last: z.string().nullable(),
  bornOn: z.iso.date().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  emails: z.record(z.string(), z.object({ verified: z.boolean(), leavesAt: z.iso.datetime().nullable() })),
  displayName: z.string(),
  ghost: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Since when it is restricted; null: it is not. */
  restrictedAt: z.iso.datetime().nullable(),
  /** When it will be deleted, unless its holder cancels; null: never. */
  restsUntil: z.iso.datetime().nullable(),
  keys: z.array(key),
})

export type Account = z.infer<typeof account>

export const createAccountInput = z.object({ ...browserIdentity, browserId })

export const createAccountOutput = account.extend({ success, ...session })

function personName(required: string) {
  return text(NAME_INPUT_MAX, { wrong: required, tooLong: NAME_TOO_LONG })
    .transform(normalizeName)
    .superRefine((name, context) => {
      const problem = nameProblemOf(name, required)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
}

export const realNameInput = z.object({
  first: personName(FIRST_NAME_REQUIRED),
  last: personName(LAST_NAME_REQUIRED),
})

/** The server's today is the UTC date. A client may be a day off, and accepts the server's decision. */
export const bornOnInput = z.object({
  bornOn: text(BIRTHDAY_INPUT_MAX, { wrong: BIRTHDAY_REQUIRED, tooLong: BIRTHDAY_INVALID }).superRefine(
    (bornOn, context) => {
      const problem = birthdayProblemOf(bornOn, new Date().toISOString().slice(0, 10))
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    },
  ),
})

export const changeOutput = z.object({ success, jwt: z.string(), message: z.string() })

export const accountIdOutput = z.object({ success, accountId: z.string() })

export const restrictOutput = z.object({ success, restrictedAt: z.iso.datetime() })

export const liftRestrictionInput = z.object({ ...proofField, ...waitField })

export const liftRestrictionOutput = z.object({ success, message: z.string(), ...takesEffect })

/** Headers that a proxy passes to the service behind it, with the field of the holder in each. */
export const holderHeaders = {
  'x-account-id': 'accountId',
  'x-account-upid': 'upid',
  'x-account-ghost': 'ghost',
} as const
