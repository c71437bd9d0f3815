import { z } from 'zod'

/** One column that holds something on an account, and what it holds now, in words. */
const footprintEntry = z.object({
  table: z.string(),
  column: z.string(),
  purpose: z.string(),
  kept: z.string(),
  value: z.string(),
})

export type FootprintEntry = z.infer<typeof footprintEntry>

export const footprintOutput = z.array(footprintEntry)
