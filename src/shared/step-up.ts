import { z } from 'zod'
import { CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import { success } from './envelope.ts'
import { returningBrowser, session } from './sessions.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** For calls that require step-up; not needed just after a sign-in. */
export const proofField = { proof: text(LONGEST_TOKEN).optional() }

/** For calls that can become a pending change instead of requiring step-up. */
export const waitField = { wait: z.boolean().optional() }

/** When a pending change takes effect; null: at once. */
export const takesEffect = { takesEffectAt: z.iso.datetime().nullable() }

/** `to` is the masked address. */
export const mailProofOutput = z.object({ success, message: z.string(), to: z.string() })

export const proofCodeInput = z.object({
  /** With it, the session is renewed. */
  browserKey: returningBrowser.browserKey,
  code: text(CODE_LENGTH, { wrong: CODE_INCOMPLETE }).regex(CODE_PATTERN, CODE_INCOMPLETE),
})

/** A step-up proof for the session that got it, with its lifetime in seconds. Some calls use it up. */
export const proofOutput = z.object({
  success,
  proof: z.string(),
  expiresIn: z.number(),
  session: z.object(session).optional(),
})
