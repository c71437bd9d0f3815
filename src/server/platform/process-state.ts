/** The state of the process, for the readiness probe. Only start and stop change it. */
export type Lifecycle = {
  /** Migrated, and every part is running. */
  isReady: boolean
  /** Asked to stop: running requests finish, new ones are refused. */
  isDraining: boolean
}

/** Signals that ask a process to stop. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
