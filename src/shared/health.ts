import { z } from 'zod'

export const serverFactsOutput = z.object({
  success: z.literal(true),
  status: z.literal('healthy'),
  shard: z.string(),
  imageTag: z.string(),
  uptime: z.number(),
  timestamp: z.iso.datetime(),
})
