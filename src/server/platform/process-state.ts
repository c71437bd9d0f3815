/** Where the process is in its life; the readiness probe answers from it. Only the start and the stop change it. */
export type Lifecycle = {
  /** Migrated, and every part is running. */
  isReady: boolean
  /** Asked to stop: requests in flight are finished, new ones are not accepted. */
  isDraining: boolean
}

/** What asks a process to stop. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
