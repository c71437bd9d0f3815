import { z } from 'zod'
import { BIRTHDAY_INPUT_MAX, BIRTHDAY_INVALID, BIRTHDAY_REQUIRED, birthdayProblemOf } from './birthday.ts'
import { key } from './credentials.ts'
import { success } from './envelope.ts'
import {
  askedOf,
  kindOf,
  PERSONAL_FIELDS,
  type PersonalChange,
  type PersonalKind,
  personalFields,
} from './personal-fields.ts'
import { NAME_INPUT_MAX, NAME_TOO_LONG, nameProblemOf, nameRequired, normalizeName } from './real-name.ts'
import { recordOf } from './record-of.ts'
import { browserId, browserIdentity, session } from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { text } from './text.ts'

/** A personal field in an answer. */
const told = {
  name: z.string().nullable(),
  day: z.iso.date().nullable(),
} satisfies Record<PersonalKind, z.ZodType>

/** The account as its holder sees it; unknown values are null. */
export const account = z.object({
  id: z.string(),
  upid: z.string(),
  ...recordOf(PERSONAL_FIELDS, (field) => told[kindOf(field)]),
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

function personName(noun: string) {
  const required = nameRequired(noun)
  return text(NAME_INPUT_MAX, { wrong: required, tooLong: NAME_TOO_LONG })
    .transform(normalizeName)
    .superRefine((name, context) => {
      const problem = nameProblemOf(name, required)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
}

/** The server's today is the UTC date. A client may be a day off, and accepts the server's decision. */
function birthday() {
  return text(BIRTHDAY_INPUT_MAX, { wrong: BIRTHDAY_REQUIRED, tooLong: BIRTHDAY_INVALID }).superRefine(
    (bornOn, context) => {
      const problem = birthdayProblemOf(bornOn, new Date().toISOString().slice(0, 10))
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    },
  )
}

const sent: Record<PersonalKind, (noun: string) => z.ZodType<string, string>> = {
  name: personName,
  day: birthday,
}

/** The input of the call that changes this: its fields, which are all required. */
export function personalInput<Change extends PersonalChange>(change: Change) {
  return z.object(recordOf(askedOf(change), (field) => sent[kindOf(field)](personalFields[field].noun)))
}

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
