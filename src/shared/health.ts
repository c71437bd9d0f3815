import { z } from 'zod'
import { success } from './envelope.ts'

export const serverFactsOutput = z.object({
  success,
  status: z.literal('healthy'),
  shard: z.string(),
  imageTag: z.string(),
  uptime: z.number(),
  timestamp: z.iso.datetime(),
})
