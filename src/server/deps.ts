import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { RefusalLimit } from './limits/refusals.ts'
import type { Bell } from './mail/bell.ts'
import type { Random } from './ports/random.ts'

/** Everything the application takes from outside. Tests pass their own; nothing else is ever replaced. */
export type Deps = {
  config: Config
  db: Database
  log: Logger
  random: Random
  lifecycle: Lifecycle
  refusals: RefusalLimit
  /** Rung when a letter is in the outbox. */
  bell: Bell
}
