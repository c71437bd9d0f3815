import type { Deps } from '#server/deps.ts'
import { newWalk } from '#server/platform/postgres/account-cursor.ts'
import { minutes } from '#shared/time.ts'
import { sweep } from './clean-up.ts'
import { startBeat } from './interval-job.ts'

const SWEEP_EVERY = minutes(10)

/** Sweeps now and then until stopped. Several processes may: they skip each other's rows. */
export function startSweeper(deps: Pick<Deps, 'db' | 'log'>): { stop(): Promise<void> } {
  const walk = newWalk()
  const ending = new AbortController()
  const beat = startBeat({
    every: SWEEP_EVERY,
    log: deps.log,
    failure: 'sweeping failed',
    work: async () => {
      const swept = await sweep(deps, walk, ending.signal)
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
