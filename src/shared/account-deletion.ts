import { z } from 'zod'
import { restsUntil } from './accounts.ts'
import { DELETE_WORD } from './delete-word.ts'
import { message, success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { proofField, takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

export const deleteAccountInput = z.object({
  confirm: z
    .literal(DELETE_WORD, { error: `Type ${DELETE_WORD} to confirm` })
    .describe('The word `DELETE`, typed by a person.'),
  ...proofField,
  ...waitField,
})

/** Both times null: the account is deleted. */
export const deleteAccountOutput = z.object({
  success,
  restsUntil,
  ...takesEffect,
})

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoDeletionInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: UNDO_INVALID })
    .min(1, UNDO_INVALID)
    .optional()
    .describe('The token of the mailed link. It is valid once, while the account waits for its deletion.'),
})

export const deleteNowInput = z.object(proofField)

export const deletionMessageOutput = z.object({ success, message })
