import { z } from 'zod'
import { CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import { success } from './envelope.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** For the calls that want one: whoever signed in a moment ago sends none. */
export const proofField = { proof: text(LONGEST_TOKEN).optional() }

/** `to` is the address, masked. */
export const mailProofOutput = z.object({ success, message: z.string(), to: z.string() })

export const proofCodeInput = z.object({
  code: text(CODE_LENGTH, { wrong: CODE_INCOMPLETE }).regex(CODE_PATTERN, CODE_INCOMPLETE),
})

/** A proof, good once and for the session that got it, and its life in seconds. */
export const proofOutput = z.object({ success, proof: z.string(), expiresIn: z.number() })
