import type { Deps } from '#server/deps.ts'
import { minutes } from '#shared/time.ts'
import { sweep } from './sweep.ts'

const SWEEP_EVERY = minutes(10)

/** Sweeps now and then until stopped. Several processes may: they skip each other's rows. */
export function startSweeper(deps: Pick<Deps, 'db' | 'log'>): { stop(): Promise<void> } {
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweepOnce(deps)
  }, SWEEP_EVERY)
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}

async function sweepOnce(deps: Pick<Deps, 'db' | 'log'>) {
  try {
    const swept = await sweep(deps)
    if (swept > 0) deps.log.info({ swept }, 'swept what was over')
  } catch (error) {
    // Nothing is lost: the next round finds it again.
    deps.log.warn({ err: error }, 'sweeping failed')
  }
}
