import { setTimeout as sleep } from 'node:timers/promises'
import { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { seconds } from '#shared/time.ts'
import type { Running, Started } from './server.ts'

/** By then the first visitors have been answered. */
const AFTER = seconds(1)

/**
 * Starts background work, and loads the parts of the program that a first answer does not need. It runs a moment
 * after the start, so that no visitor waits for it. Mail written in between is found then.
 */
export async function startBackgroundWork(
  running: Running,
  { deps, sql }: Started,
  signal: AbortSignal,
): Promise<void> {
  await sleep(AFTER, undefined, { signal })
  running.jobs = startBackgroundJobs(deps, { sql })
  // A call that needs them loads them, or reports why that fails.
  await loadRareParts().catch(() => {})
}

async function loadRareParts() {
  await import('#server/data-rights/export/make-zip.ts')
  await import('#server/passkeys/webauthn/login-rules.ts')
  await import('#server/passkeys/webauthn/registration-rules.ts')
  await import('nodemailer')
  await import('nodemailer/lib/mail-composer')
}
