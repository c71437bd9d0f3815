import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { onlyRow, read, text } from '#server/platform/postgres/statement.ts'

/** Facts about the server. `uptime` is in seconds. Reads nothing that could be unavailable. */
export function serverFacts({ config }: Pick<Deps, 'config'>) {
  return {
    status: 'healthy' as const,
    shard: config.shardId,
    imageTag: config.imageTag,
    uptime: Math.floor(process.uptime()),
    timestamp: new Date().toISOString(),
  }
}

/**
 * Whether a transaction may write now: not on a standby, and not where the operator has made the database read-only.
 */
const readMode = read({
  takes: {},
  gives: { mode: text },
  sql: () => `select current_setting('transaction_read_only') as mode`,
})

/** Ready means: the database answers and is writable, migrations are done, and the process was not asked to stop. */
export async function readiness(deps: Deps) {
  if (deps.lifecycle.isDraining || !deps.lifecycle.isReady) throw new Refusal('unavailable')
  const { mode } = onlyRow(await readMode(deps.db, {}))
  if (mode !== 'off') throw new Refusal('unavailable')
  return serverFacts(deps)
}
