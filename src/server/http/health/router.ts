import { anyone, router } from '#server/http/trpc/trpc.ts'
import { serverFactsOutput } from '#shared/health.ts'
import { readiness, serverFacts } from './check-health.ts'

export const healthRouter = router({
  live: anyone
    .meta({
      summary: 'Say that the process is up, without asking the database',
      rest: { method: 'GET', path: '/health/live' },
    })
    .output(serverFactsOutput)
    .query(({ ctx }) => serverFacts(ctx.deps)),

  ready: anyone
    .meta({ summary: 'Say whether calls can be served now', rest: { method: 'GET', path: '/health/ready' } })
    .output(serverFactsOutput)
    .query(({ ctx }) => readiness(ctx.deps)),
})
