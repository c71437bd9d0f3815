import type { Logger } from 'pino'
import type { WakeUp } from '#server/outbox/wake-up.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import type { Lifecycle } from '#server/platform/process-state.ts'
import type { Random } from '#server/platform/random.ts'
import type { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import type { Config } from './config.ts'

/** Every outside dependency of the application. Tests replace these and nothing else. */
export type Deps = {
  config: Config
  db: Database
  log: Logger
  random: Random
  lifecycle: Lifecycle
  refusals: RefusalLimit
  /** Signalled when the outbox has new mail. */
  wakeUp: WakeUp
}
