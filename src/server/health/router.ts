import { anyone, router } from '#server/rpc/trpc.ts'
import { serverFacts as serverFactsOutput } from '#shared/health.ts'
import { readiness, serverFacts } from './service.ts'

export const healthRouter = router({
  live: anyone
    .meta({ rest: { method: 'GET', path: '/health/live' } })
    .output(serverFactsOutput)
    .query(({ ctx }) => serverFacts(ctx.deps)),

  ready: anyone
    .meta({ rest: { method: 'GET', path: '/health/ready' } })
    .output(serverFactsOutput)
    .query(({ ctx }) => readiness(ctx.deps)),
})
