import { z } from 'zod'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { PERSONAL_CHANGES, personalChanges } from './personal-fields.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** 'a name and a birthday' */
const ALL = new Intl.ListFormat('en-GB').format(Object.values(personalChanges).map(({ noun }) => `a ${noun}`))

/** A guest's data on the server. Data in the browser is merged there. */
const thing = z.enum(PERSONAL_CHANGES, { error: `Only ${ALL} can be brought along` })

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
  brought: z.array(z.enum(PERSONAL_CHANGES)),
  undoToken: z.string(),
})

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoMergeInput = z.object({
  undoToken: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID),
})

export const undoMergeOutput = z.object({
  success,
  message: z.string(),
  undone: z.array(z.enum(PERSONAL_CHANGES)),
})
