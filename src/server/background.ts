import type { Sql } from 'postgres'
import type { Deps } from './deps.ts'
import { startDelivery } from './email/delivery-worker.ts'
import { createMailer } from './ports/mailer.ts'
import { startSweeper } from './sweep/sweeper.ts'

/** What goes on without anybody asking: mail delivery and sweeping. */
export function startBackgroundJobs(deps: Deps, { sql }: { sql: Sql }): { stop(): Promise<void> } {
  const mailer = createMailer(deps.config, (line) => process.stdout.write(`${line}\n`))
  const delivery = startDelivery(deps, { sql, mailer })
  const sweeper = startSweeper(deps)
  return {
    async stop() {
      await Promise.all([delivery.stop(), sweeper.stop()])
      await mailer.close()
    },
  }
}
