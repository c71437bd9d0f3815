import { z } from 'zod'
import { DELETE_WORD } from './delete-word.ts'
import { success } from './envelope.ts'
import { errorCatalogue } from './errors.ts'
import { takesEffect, waitField } from './step-up.ts'
import { LONGEST_TOKEN, text } from './text.ts'

/** A step-up proof; missing when none is required, or none was asked for yet. */
const proof = text(LONGEST_TOKEN).optional()

export const deleteAccountInput = z.object({
  confirm: z.literal(DELETE_WORD, { error: `Type ${DELETE_WORD} to confirm` }),
  proof,
  ...waitField,
})

/** Both null: the account is deleted. */
export const deleteAccountOutput = z.object({
  success,
  restsUntil: z.iso.datetime().nullable(),
  ...takesEffect,
})

const UNDO_INVALID = errorCatalogue.invalidUndo.sentence

export const undoDeletionInput = z.object({
  token: text(LONGEST_TOKEN, { wrong: UNDO_INVALID }).min(1, UNDO_INVALID).optional(),
})

export const deleteNowInput = z.object({ proof })

export const deletionMessageOutput = z.object({ success, message: z.string() })
