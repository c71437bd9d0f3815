import { z } from 'zod'

/** A column with data about an account, and its present content, in words. */
const dataInventoryEntry = z.object({
  table: z.string().describe('Name of the table in the database.'),
  column: z.string().describe('Name of the column in the database.'),
  purpose: z.string().describe('What it is for, in words.'),
  kept: z.string().describe('How long it is kept, in words.'),
  value: z.string().describe('What it holds now, in words; of a secret only that there is a fingerprint.'),
})

export type DataInventoryEntry = z.infer<typeof dataInventoryEntry>

export const dataInventoryOutput = z.array(dataInventoryEntry)
