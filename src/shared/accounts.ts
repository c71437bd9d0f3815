import { z } from 'zod'
import { BIRTHDAY_INPUT_MAX, BIRTHDAY_INVALID, BIRTHDAY_REQUIRED, birthdayProblemOf } from './birthday.ts'
import { key } from './credentials.ts'
import { message, momentOrNull, success } from './envelope.ts'
import {
  askedOf,
  capitalized,
  kindOf,
  PERSONAL_FIELDS,
  type PersonalChange,
  type PersonalKind,
  personalFields,
} from './personal-fields.ts'

import { nameText } from './real-name-text.ts'
import { recordOf } from './record-of.ts'
import {
  accountId,
  browserId,
  browserIdentity,
  displayName,
  recoveryEmail,
  session,
  upid,
} from './sessions.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { text } from './text.ts'

export const restsUntil = momentOrNull.describe(
  'When the account will be deleted, unless that is undone; null: never.',
)

const accountEmail = z.object({
  verified: z.boolean().describe('Whether the address is verified anywhere on the account.'),
  leavesAt: momentOrNull.describe('When the address leaves, unless that is stopped; null: it stays.'),
})

/** A personal field in an answer. */
const told = {
  name: z.string().nullable(),
  day: z.iso.date().nullable(),
} satisfies Record<PersonalKind, z.ZodType>

/** What a personal field holds, after its name. */
const FORM = { name: '', day: ' as `YYYY-MM-DD`' } satisfies Record<PersonalKind, string>

function toldAs(field: keyof typeof personalFields) {
  const kind = kindOf(field)
  return told[kind].describe(`${capitalized(personalFields[field].noun)}${FORM[kind]}; null while unknown.`)
}

/** The account as its holder sees it; unknown values are null. */
export const account = z.object({
  id: accountId,
  upid,
  ...recordOf(PERSONAL_FIELDS, toldAs),
  email: recoveryEmail,
  emailVerified: z.boolean().describe('Whether `email` is verified.'),
  pendingEmail: z.string().nullable().describe('The address that awaits its code; null for none.'),
  emails: z.record(z.string(), accountEmail).describe('Every address of the account, with its state.'),
  displayName,
  ghost: z.boolean().describe('True for a guest: no address of the account is verified.'),
  createdAt: z.iso.datetime().describe('When the account was made.'),
  restrictedAt: momentOrNull.describe('Since when the account is restricted; null: it is not.'),
  restsUntil,
  keys: z.array(key).describe('The keys that open the account, oldest first.'),
})

export type Account = z.infer<typeof account>

export const createAccountInput = z.object({ ...browserIdentity, browserId })

export const createAccountOutput = account.extend({ success, ...session })

/** The server's today is the UTC date. A client may be a day off, and accepts the server's decision. */
function birthday() {
  return text(BIRTHDAY_INPUT_MAX, { wrong: BIRTHDAY_REQUIRED, tooLong: BIRTHDAY_INVALID }).superRefine(
    (bornOn, context) => {
      const problem = birthdayProblemOf(bornOn, new Date().toISOString().slice(0, 10))
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    },
  )
}

/** What may be sent. */
const RULE = {
  name: ': 1 to 100 characters, trimmed.',
  day: ' as `YYYY-MM-DD`, of a person from 13 to 100 years old.',
} satisfies Record<PersonalKind, string>

const sent: Record<PersonalKind, (noun: string) => z.ZodType<string, string>> = {
  name: nameText,
  day: birthday,
}

/** The input of the call that changes this: its fields, which are all required. */
export function personalInput<Change extends PersonalChange>(change: Change) {
  return z.object(
    recordOf(askedOf(change), (field) => {
      const [kind, noun] = [kindOf(field), personalFields[field].noun]
      return sent[kind](noun).describe(`${capitalized(noun)}${RULE[kind]}`)
    }),
  )
}

export const changeOutput = z.object({ success, jwt: session.jwt, message })

export const accountIdOutput = z.object({ success, accountId })

export const restrictOutput = z.object({
  success,
  restrictedAt: z.iso.datetime().describe('Since when the account is restricted.'),
})

export const liftRestrictionInput = z.object({ ...proofField, ...waitField })

export const liftRestrictionOutput = z.object({ success, message, ...takesEffect })

/** Headers that a proxy passes to the service behind it, with the field of the holder in each. */
export const holderHeaders = {
  'x-account-id': 'accountId',
  'x-account-upid': 'upid',
  'x-account-ghost': 'ghost',
} as const
