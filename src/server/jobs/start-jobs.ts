import type { Sql } from 'postgres'
import { carryOutAllDue } from '#server/account-protection/carry-out-due.ts'
import { postDigests } from '#server/account-protection/notices/notices.ts'
import { letterheadOf } from '#server/account-protection/notices/write-letter.ts'
import type { Deps } from '#server/deps.ts'
import { startDelivery } from '#server/outbox/delivery-worker.ts'
import { createMailer } from '#server/platform/smtp/mailer.ts'
import { minutes } from '#shared/time.ts'
import { startCleanUp } from './cleanup-job.ts'
import { startIntervalJob } from './interval-job.ts'

/** A digest is a day late anyway. */
const DIGESTS_EVERY = minutes(1)

/** A call for an account applies its due changes. This is for accounts without calls. */
const DUE_EVERY = minutes(1)

/** Starts what runs without a request: mail delivery, digests, due changes, and clean-up. */
export function startBackgroundJobs(deps: Deps, { sql }: { sql: Sql }): { stop(): Promise<void> } {
  const mailer = createMailer(deps.config, {
    // For people, and secret: not among the log's lines on standard output.
    say: (line) => process.stderr.write(`${line}\n`),
    letterhead: letterheadOf(deps.config),
  })
  const delivery = startDelivery(deps, { sql, mailer })
  const digests = startIntervalJob({
    every: DIGESTS_EVERY,
    beginsAtOnce: true,
    log: deps.log,
    failure: 'digests not posted',
    work: () => postDigests(deps),
  })
  const due = startIntervalJob({
    every: DUE_EVERY,
    beginsAtOnce: true,
    log: deps.log,
    failure: 'due changes not carried out',
    work: () => carryOutAllDue(deps),
  })
  const sweeper = startCleanUp(deps)
  return {
    async stop() {
      await Promise.all([delivery.stop(), digests.stop(), due.stop(), sweeper.stop()])
      await mailer.close()
    },
  }
}
