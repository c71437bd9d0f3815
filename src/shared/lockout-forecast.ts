import { z } from 'zod'
import { success } from './envelope.ts'
import { NEXT_STEPS } from './sign-in-methods.ts'

const thing = z.object({
  id: z.string(),
  kind: z.enum(['browser', 'passkey', 'provider', 'mailbox']),
  name: z.string(),
})

/** For each possible loss, what still opens the account; and the most useful next step. */
export const lockoutForecastOutput = z.object({
  success,
  things: z.array(thing),
  losses: z.array(z.object({ lost: z.array(thing), waysIn: z.array(thing), locked: z.boolean() })),
  nextStep: z.enum(NEXT_STEPS).nullable(),
})
