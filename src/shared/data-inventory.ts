import { z } from 'zod'

/** One column that holds something on an account, and what it holds now, in words. */
const dataInventoryEntry = z.object({
  table: z.string(),
  column: z.string(),
  purpose: z.string(),
  kept: z.string(),
  value: z.string(),
})

export type DataInventoryEntry = z.infer<typeof dataInventoryEntry>

export const dataInventoryOutput = z.array(dataInventoryEntry)
