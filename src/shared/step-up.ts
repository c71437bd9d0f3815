import { z } from 'zod'
import { CODE_INCOMPLETE, CODE_LENGTH, CODE_PATTERN } from './code.ts'
import { message, momentOrNull, success } from './envelope.ts'
import { returningBrowser, session } from './sessions.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const PROOF =
  'Proof that it is you: valid for five minutes, in the session that got it. Some calls use it up.'

/** For calls that require step-up; not needed just after a sign-in. */
export const proofField = { proof: text(LONGEST_TOKEN).optional().describe(PROOF) }

/** For calls that can become a pending change instead of requiring step-up. */
export const waitField = {
  wait: z
    .boolean()
    .optional()
    .describe('Without a proof: make the change after a delay, unless somebody stops it.'),
}

/** For calls whose change may be pending. */
export const takesEffect = {
  takesEffectAt: momentOrNull.describe('When the change takes effect; null: it has already.'),
}

/** The delay of calls that remove a sign-in method, for their descriptions ('Age and delay' 3, 4 and 9). */
export const REMOVAL_DELAY =
  'What the account has had for `SENIORITY_S` seconds leaves only after as long again, at `takesEffectAt`, and can be stopped until then. A passkey that gave the `proof` itself, new keys and browsers leave at once. Without a proof, `wait` removes anything but the last settled one. Limit: 10 changes that wait a day without a proof, 100 with one.'

/** The six digits of a mail. */
export const mailedCode = text(CODE_LENGTH, { wrong: CODE_INCOMPLETE })
  .regex(CODE_PATTERN, CODE_INCOMPLETE)
  .describe('The six digits of the mail.')

export const mailProofOutput = z.object({
  success,
  message,
  to: z.string().describe('The address that the code was mailed to, masked.'),
})

/** With a browser key, the session is renewed. */
export const proofCodeInput = z.object({ browserKey: returningBrowser.browserKey, code: mailedCode })

export const proofOutput = z.object({
  success,
  proof: z.string().describe(PROOF),
  expiresIn: z.number().describe('Lifetime of the proof in seconds.'),
  session: z.object(session).optional().describe('The renewed session, if the call had a browser key.'),
})
