import { z } from 'zod'
import { CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import { success } from './envelope.ts'
import { returningBrowser, session } from './sessions.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** For the calls that want one: whoever signed in a moment ago sends none. */
export const proofField = { proof: text(LONGEST_TOKEN).optional() }

/** For the calls that whoever cannot give a proof may wait for. */
export const waitField = { wait: z.boolean().optional() }

/** When the change takes effect, for one that waits; null: at once. */
export const takesEffect = { takesEffectAt: z.iso.datetime().nullable() }

/** `to` is the address, masked. */
export const mailProofOutput = z.object({ success, message: z.string(), to: z.string() })

export const proofCodeInput = z.object({
  /** Shown, the session is renewed. */
  browserKey: returningBrowser.browserKey,
  code: text(CODE_LENGTH, { wrong: CODE_INCOMPLETE }).regex(CODE_PATTERN, CODE_INCOMPLETE),
})

/** A proof, for the session that got it, and its life in seconds. Some calls use it up. */
export const proofOutput = z.object({
  success,
  proof: z.string(),
  expiresIn: z.number(),
  session: z.object(session).optional(),
})
