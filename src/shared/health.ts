import { z } from 'zod'
import { success } from './envelope.ts'

export const serverFactsOutput = z.object({
  success,
  status: z.literal('healthy').describe('Always `healthy`. A server that is not answers 503.'),
  shard: z.string().describe('A routing hint for a load balancer.'),
  imageTag: z.string().describe('The build that runs.'),
  uptime: z.number().describe('Seconds since the process started.'),
  timestamp: z.iso.datetime().describe('The time of the server.'),
})
