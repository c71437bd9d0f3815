import type { Deps } from '#server/deps.ts'
import { newCursor } from '#server/platform/postgres/account-cursor.ts'
import { minutes } from '#shared/time.ts'
import { cleanUp } from './clean-up.ts'
import { startIntervalJob } from './interval-job.ts'

const CLEAN_UP_EVERY = minutes(10)

/** Cleans up at intervals until stopped. Several processes may run it: they skip each other's rows. */
export function startCleanUp(deps: Pick<Deps, 'config' | 'db' | 'log'>): { stop(): Promise<void> } {
  const cursor = newCursor()
  const ending = new AbortController()
  const beat = startIntervalJob({
    every: CLEAN_UP_EVERY,
    log: deps.log,
    failure: 'sweeping failed',
    work: async () => {
      const swept = await cleanUp(deps, cursor, ending.signal)
      if (swept > 0) deps.log.info({ swept }, 'swept what was over')
    },
  })
  return {
    async stop() {
      ending.abort()
      await beat.stop()
    },
  }
}
