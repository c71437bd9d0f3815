import { setTimeout as sleep } from 'node:timers/promises'
import { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { seconds } from '#shared/time.ts'
import type { Running, Started } from './server.ts'

/** The first visitors are answered by then. */
const AFTER = seconds(1)

/**
 * Once a server has started: what goes on without anybody asking, and the parts of the program that a first answer does
 * without. They come a moment later, so that no visitor waits for them; a letter that is written meanwhile is found then.
 */
export async function startTheRest(
  running: Running,
  { deps, sql }: Started,
  signal: AbortSignal,
): Promise<void> {
  await sleep(AFTER, undefined, { signal })
  running.jobs = startBackgroundJobs(deps, { sql })
  // Whoever needs it loads it, or says why that fails.
  await loadRareParts().catch(() => {})
}

async function loadRareParts() {
  await import('#server/data-rights/export/make-zip.ts')
  await import('#server/passkeys/webauthn/login-rules.ts')
  await import('#server/passkeys/webauthn/registration-rules.ts')
  await import('nodemailer')
  await import('nodemailer/lib/mail-composer')
}
