import { z } from 'zod'

/** A column with data about an account, and its present content, in words. */
const dataInventoryEntry = z.object({
  table: z.string(),
  column: z.string(),
  purpose: z.string(),
  kept: z.string(),
  value: z.string(),
})

export type DataInventoryEntry = z.infer<typeof dataInventoryEntry>

export const dataInventoryOutput = z.array(dataInventoryEntry)
