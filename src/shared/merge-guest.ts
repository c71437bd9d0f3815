import { z } from 'zod'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { MERGEABLE } from './mergeable.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const thing = z.enum(MERGEABLE, { error: 'Only a name and a birthday can be brought along' })

/** More than there are things, because naming one twice is no error. */
const MOST_TAKEN = 10

const NOTHING_CHOSEN = 'Choose at least one thing to bring along'

export const mergeGuestInput = z.object({
  from: text(LONGEST_TOKEN).min(1, 'Required'),
  /** Duplicates count once. */
  take: z.array(thing).max(MOST_TAKEN, { abort: true }).min(1, NOTHING_CHOSEN),
})

export const mergeGuestOutput = z.object({
  success,
  brought: z.array(z.enum(MERGEABLE)),
  undoToken: z.string(),
})

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoMergeInput = z.object({
  undoToken: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID),
})

export const undoMergeOutput = z.object({ success, message: z.string(), undone: z.array(z.enum(MERGEABLE)) })
