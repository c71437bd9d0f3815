import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'
import type { Postmaster } from './postmaster.ts'

const RESTART_PAUSE_MS = 100
const LONGEST_RESTART_PAUSE = seconds(1)
const FIRST_START_PATIENCE = seconds(5)

/** Retries the first start for a while: an earlier process may still be ending. */
export async function startWithRetries(
  postmaster: Postmaster,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<void> {
  const end = Date.now() + FIRST_START_PATIENCE
  for (;;) {
    try {
      return await postmaster.start(signal)
    } catch (error) {
      const line = `The database in ${path} does not start: ${(error as Error).message}`
      if (Date.now() > end) throw new StartProblem(1, line, error)
      await sleep(RESTART_PAUSE_MS)
    }
  }
}

/** Restarts it whenever it ends. Resolves when `signal` is aborted and it has ended. */
export async function keepRunning(postmaster: Postmaster, log: Logger, signal: AbortSignal): Promise<void> {
  let pause = RESTART_PAUSE_MS
  while (!signal.aborted) {
    await postmaster.ended()
    if (signal.aborted) return
    const { lastWords } = postmaster
    log.error({ source: 'postgres', lastWords }, 'The embedded database ended; starting it again')
    await sleep(pause)
    try {
      await postmaster.start(signal)
      pause = RESTART_PAUSE_MS
    } catch (error) {
      log.error({ err: error }, 'The embedded database does not start')
      pause = Math.min(pause * 2, LONGEST_RESTART_PAUSE)
    }
  }
}
