import type { Logger } from 'pino'

/**
 * Runs a job at intervals until stopped, one round at a time. A failed round is logged, and nothing is lost: the next
 * one finds the same work again.
 */
export function startIntervalJob(facts: {
  every: number
  /** For work that may have become due while no process ran. */
  beginsAtOnce?: boolean
  log: Pick<Logger, 'warn'>
  work: () => Promise<unknown>
  /** The log message of a failed round. */
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
