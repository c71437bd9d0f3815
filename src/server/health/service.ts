import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** What the server says of itself. `uptime` is in seconds. Looks at nothing that could be away. */
export function serverFacts({ config }: Pick<Deps, 'config'>) {
  return {
    status: 'healthy' as const,
    shard: config.shardId,
    imageTag: config.imageTag,
    uptime: Math.floor(process.uptime()),
    timestamp: new Date().toISOString(),
  }
}

/** Ready means: the database answers and may be written to, migrations are done, and nobody asked the process to stop. */
export async function readiness(deps: Deps) {
  if (deps.lifecycle.isDraining || !deps.lifecycle.isReady) throw new Refusal('unavailable')
  const [row] = await deps.db.execute(sql`select current_setting('transaction_read_only') as mode`)
  if (row?.mode !== 'off') throw new Refusal('unavailable')
  return serverFacts(deps)
}
