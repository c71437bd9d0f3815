import type { Logger } from 'pino'

/**
 * Does a piece of work now and then until stopped, one round at a time. A round that fails is logged, and nothing is lost:
 * the next one finds the same work again.
 */
export function startIntervalJob(facts: {
  every: number
  /** For work that may have come due while no process ran. */
  beginsAtOnce?: boolean
  log: Pick<Logger, 'warn'>
  work: () => Promise<unknown>
  /** What the log says of a round that failed. */
  failure: string
}): { stop(): Promise<void> } {
  const { every, beginsAtOnce = false, log, work, failure } = facts
  let round: Promise<unknown> | null = null

  function begin() {
    round ??= work()
      .catch((error) => log.warn({ err: error }, failure))
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(begin, every)
  if (beginsAtOnce) begin()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
