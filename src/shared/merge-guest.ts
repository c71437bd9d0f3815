import { z } from 'zod'
import { message, success } from './envelope.ts'
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

const UNDO_TOKEN = 'Undoes it: valid once, for 30 days and for the same account.'

export const mergeGuestInput = z.object({
  from: text(LONGEST_TOKEN).min(1, 'Required').describe("The guest's browser key."),
  take: z
    .array(thing)
    .max(MOST_TAKEN, { abort: true })
    .min(1, NOTHING_CHOSEN)
    .describe('What is to be brought along. Duplicates count once.'),
})

export const mergeGuestOutput = z.object({
  success,
  brought: z.array(z.enum(PERSONAL_CHANGES)).describe('What was brought along, as far as the guest had it.'),
  undoToken: z.string().describe(UNDO_TOKEN),
})

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoMergeInput = z.object({
  undoToken: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID).describe(UNDO_TOKEN),
})

export const undoMergeOutput = z.object({
  success,
  message,
  undone: z
    .array(z.enum(PERSONAL_CHANGES))
    .describe('What is as it was before. What was changed since stays.'),
})
