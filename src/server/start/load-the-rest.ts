import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shared/time.ts'

/** The first visitors are answered by then. */
const AFTER = seconds(1)

/** Runs the parts of the program that a first answer does without, so that no visitor waits for them. */
export async function loadTheRest(): Promise<void> {
  await sleep(AFTER, null, { ref: false })
  await import('#server/passkeys/login-rules.ts')
  await import('#server/passkeys/registration-rules.ts')
  await import('nodemailer')
  await import('nodemailer/lib/mail-composer')
}
