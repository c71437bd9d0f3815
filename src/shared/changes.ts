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
  /** Name of the browser that did it; null for who followed a mailed link. */
  browser: z.string().nullable(),
  /** The key that it is about, as it was called then. */
  key: z.object({ type: z.enum(['browser', 'passkey', 'email', 'feature']), name: z.string() }).nullable(),
  /** When it takes effect; null for what did not wait. */
  takesEffectAt: z.iso.datetime().nullable(),
  isStopped: z.boolean(),
})

export type Change = z.infer<typeof change>

/** What the page of a mailed link says of the change that it stops; or of what was added, and it takes away. */
export type StoppableChange = Omit<Change, 'id' | 'isStopped'>

export const changesOutput = z.array(change)

const STOP_INVALID = errorCatalogue.invalidStop.sentence

const secret = text(LONGEST_TOKEN, { wrong: STOP_INVALID }).min(1, STOP_INVALID).optional()

export const stopChangeInput = z.object({
  /** A change of `changes`, with a bearer and a proof. */
  id: secret,
  ...proofField,
  /** The token of the mailed link. */
  token: secret,
  /** The token that a sign-in by a leaving passkey got. */
  stopToken: secret,
})

export const stopChangeOutput = z.object({
  success,
  message: z.string(),
  /** What was stopped. */
  stopped: z.enum(AUDIT_EVENTS),
})
