import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { challenges, codes, keys, limits, links, outbox } from '#server/db/schema.ts'
import { isAway } from '#server/db/unavailable.ts'
import type { Deps } from '#server/deps.ts'
import { PENDING_DAYS } from '#server/keys/activate-email-key.ts'
import { forgetRevokedKeys } from '#server/keys/forget-revoked-keys.ts'
import { purgeGhosts } from '#server/keys/purge-ghosts.ts'
import { revokeIdleBrowsers } from '#server/keys/revoke-idle-browsers.ts'
import { newWalk, type Walk } from '#server/keys/walk-accounts.ts'

/** What is over by itself, table by table. An index finds each. */
const leftovers: { table: PgTable; isOver: SQL }[] = [
  { table: challenges, isOver: sql`expires_at <= now()` },
  { table: links, isOver: sql`expires_at <= now()` },
  { table: codes, isOver: sql`expires_at <= now()` },
  { table: limits, isOver: sql`expires_at <= now()` },
  {
    table: keys,
    isOver: sql`type = 'email' and activated_at is null and revoked_at is null
      and created_at <= now() - make_interval(days => ${PENDING_DAYS})`,
  },
  // Dead letters have lost their content; they stay a while for the operator's questions.
  { table: outbox, isOver: sql`dead_at <= now() - interval '30 days'` },
]

/** What only its surroundings tell to be over: looked for account by account. */
const overInAccounts = { purgeGhosts, revokeIdleBrowsers, forgetRevokedKeys }

/**
 * Clears away what is over, in small batches that skip whatever somebody holds, and as far along the accounts as one
 * round goes. What cannot be swept is logged and left to the next round. Returns how many rows went.
 */
export async function sweep(deps: Pick<Deps, 'db' | 'log'>, walk: Walk = newWalk()): Promise<number> {
  let swept = 0
  const failed = new Set<string>()

  async function attempt(what: string, work: () => Promise<number>) {
    try {
      swept += await work()
    } catch (error) {
      // Nothing else would fare better, and each would wait for its limit of time.
      if (isAway(error)) throw error
      if (!failed.has(what)) deps.log.warn({ err: error, what }, 'sweeping failed')
      failed.add(what)
    }
  }

  for (const { table, isOver } of leftovers) {
    await attempt(getTableName(table), () => deleteInBatches(deps.db, table, isOver))
  }
  for await (const stretch of walk.nextStretches(deps.db)) {
    for (const [what, clear] of Object.entries(overInAccounts)) {
      await attempt(what, () => clear(deps.db, stretch))
    }
  }
  return swept
}
