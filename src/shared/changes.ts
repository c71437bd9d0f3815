import { z } from 'zod'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { JOURNAL_EVENTS } from './journal-events.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const change = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(JOURNAL_EVENTS),
  /** Name of the browser that did it; null for who followed a mailed link. */
  browser: z.string().nullable(),
  /** The key that it was about, as it was called then. */
  key: z.object({ type: z.enum(['browser', 'passkey', 'email', 'feature']), name: z.string() }).nullable(),
  undoableUntil: z.iso.datetime(),
})

export type Change = z.infer<typeof change>

/** `disabled` is the longest that means yes or no. */
const LONGEST_WORD = 8

export const changesInput = z.object({
  /** Only those that another browser made, and that this one may undo: what its holder should hear of. */
  elsewhere: text(LONGEST_WORD).pipe(z.stringbool()).optional(),
})

export const changesOutput = z.array(change)

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoChangeInput = z.object({
  /** A change of `changes`, with a bearer. */
  id: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID).optional(),
  /** The token of the mailed link. */
  token: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID).optional(),
})

export const undoChangeOutput = z.object({
  success,
  message: z.string(),
  /** What was undone, newest first. */
  undone: z.array(z.enum(JOURNAL_EVENTS)),
})
