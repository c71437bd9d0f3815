import { z } from 'zod'

const oneValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What is stored: a value, or a list of values where the account has several rows. */
const heldValue = z.union([oneValue, z.array(z.union([oneValue, z.array(oneValue)]))])

export type HeldValue = z.infer<typeof heldValue>

/** A column with data about an account, and its present content. */
const dataInventoryEntry = z.object({
  table: z.string().describe('Name of the table in the database.'),
  column: z.string().describe('Name of the column in the database.'),
  purpose: z.string().describe('What it is for, in words.'),
  kept: z.string().describe('How long it is kept, in words.'),
  value: heldValue.describe(
    'What is stored now; null: nothing. Where the table has several rows, a list of one value each, of the newest 100 at most. A secret is only described.',
  ),
})

export type DataInventoryEntry = z.infer<typeof dataInventoryEntry>

export const dataInventoryOutput = z.array(dataInventoryEntry)
