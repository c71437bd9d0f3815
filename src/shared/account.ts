import { z } from 'zod'
import { browserIdentity, session } from './auth.ts'
import { key } from './keys.ts'

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
  emails: z.record(z.string(), z.object({ verified: z.boolean() })),
  displayName: z.string(),
  ghost: z.boolean(),
  createdAt: z.iso.datetime(),
  keys: z.array(key),
})

export type Account = z.infer<typeof account>

export const createAccountInput = z.object(browserIdentity)

export const createAccountOutput = account.extend({ success: z.literal(true), ...session })
