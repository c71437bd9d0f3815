import { z } from 'zod'
import { AUDIT_EVENTS } from './audit-events.ts'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { proofField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const change = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(AUDIT_EVENTS),
  /** Name of the browser that made it; null when made by a mailed link. */
  browser: z.string().nullable(),
  /** The key it concerns, with its name at the time. */
  key: z.object({ type: z.enum(['browser', 'passkey', 'email', 'feature']), name: z.string() }).nullable(),
  /** When it takes effect; null if it was not pending. */
  takesEffectAt: z.iso.datetime().nullable(),
  isStopped: z.boolean(),
})

export type Change = z.infer<typeof change>

/** The change shown on the page of a mailed stop link. For something added, stopping removes it. */
export type StoppableChange = Omit<Change, 'id' | 'isStopped'>

export const changesOutput = z.array(change)

const STOP_INVALID = errorCatalogue.invalidStop.sentence

const secret = text(LONGEST_TOKEN, { wrong: STOP_INVALID }).min(1, STOP_INVALID).optional()

export const stopChangeInput = z.object({
  /** A change of `changes`; needs a bearer and step-up. */
  id: secret,
  ...proofField,
  /** The token of the mailed link. */
  token: secret,
  /** The token from a sign-in by a passkey that is pending removal. */
  stopToken: secret,
})

export const stopChangeOutput = z.object({
  success,
  message: z.string(),
  /** The stopped event. */
  stopped: z.enum(AUDIT_EVENTS),
})
