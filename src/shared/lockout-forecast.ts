import { z } from 'zod'
import { success } from './envelope.ts'
import { NEXT_STEPS } from './sign-in-methods.ts'

const thing = z.object({
  id: z.string().describe('Identifies the thing in this answer.'),
  kind: z.enum(['browser', 'passkey', 'provider', 'mailbox']).describe('Kind of the thing.'),
  name: z.string().describe('Name of the thing.'),
})

const loss = z.object({
  lost: z.array(thing).describe('What is lost.'),
  waysIn: z.array(thing).describe('What still opens the account then.'),
  locked: z.boolean().describe('Whether nothing opens it any more.'),
})

/** For each possible loss, what still opens the account; and the most useful next step. */
export const lockoutForecastOutput = z.object({
  success,
  things: z.array(thing).describe('What opens the account by itself and can be lost.'),
  losses: z.array(loss).describe('Each thing alone, then each two.'),
  nextStep: z.enum(NEXT_STEPS).nullable().describe('What would help most against a lock-out; null: nothing.'),
})
