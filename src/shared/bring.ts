import { z } from 'zod'
import { BRINGABLE } from './bringable.ts'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { LONGEST_TOKEN, text } from './text.ts'

const thing = z.enum(BRINGABLE, { error: 'Only a name and a birthday can be brought along' })

/** More than there are things: that one is named twice is no mistake. */
const MOST_TAKEN = 10

const NOTHING_CHOSEN = 'Choose at least one thing to bring along'

export const bringInput = z.object({
  from: text(LONGEST_TOKEN).min(1, 'Required'),
  /** One that is named twice is brought once. */
  take: z.array(thing).max(MOST_TAKEN, { abort: true }).min(1, NOTHING_CHOSEN),
})

export const bringOutput = z.object({ success, brought: z.array(z.enum(BRINGABLE)), undoToken: z.string() })

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoBringInput = z.object({
  undoToken: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID),
})

export const undoBringOutput = z.object({ success, message: z.string(), undone: z.array(z.enum(BRINGABLE)) })
