import { z } from 'zod'
import { AUDIT_EVENTS } from './audit-events.ts'
import { eventFields } from './audit-log.ts'
import { message, momentOrNull, success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { proofField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const change = z.object({
  id: z.uuid().describe('Id of the change (UUID).'),
  ...eventFields,
  takesEffectAt: momentOrNull.describe('When the change takes effect; null: it was made at once.'),
  isStopped: z.boolean().describe('Whether the change was stopped.'),
})

export type Change = z.infer<typeof change>

/** The change shown on the page of a mailed stop link. For something added, stopping removes it. */
export type StoppableChange = Omit<Change, 'id' | 'isStopped'>

export const changesOutput = z.array(change)

const STOP_INVALID = errorCatalogue.invalidStop.sentence

const secret = text(LONGEST_TOKEN, { wrong: STOP_INVALID }).min(1, STOP_INVALID).optional()

export const stopChangeInput = z.object({
  id: secret.describe('Id of a change in the list. It needs a bearer and a proof.'),
  ...proofField,
  token: secret.describe('The token of the mailed link, valid once.'),
  stopToken: secret.describe('The token from a sign-in by a passkey that is about to leave.'),
})

export const stopChangeOutput = z.object({
  success,
  message,
  stopped: z.enum(AUDIT_EVENTS).describe('The event of the stopped change.'),
})
