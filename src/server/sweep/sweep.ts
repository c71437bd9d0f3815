import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  accounts,
  browserSecrets,
  challenges,
  codes,
  keys,
  limits,
  links,
  outbox,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { PENDING_DAYS } from '#server/keys/email-keys.ts'

/** Rows a statement may delete: small enough that nobody waits for its locks. */
const BATCH = 200

/** An account nobody could come back to by other means than a browser's key. */
const isMereGhost = sql`not exists (select from addresses where addresses.account_id = accounts.id)
  and not exists (
    select from keys where keys.account_id = accounts.id and keys.revoked_at is null
      and (keys.type = 'passkey' or (keys.type = 'email' and keys.activated_at is not null))
  )`

/**
 * What is over, table by table. Ghosts: never used again for 30 days, or idle for 400; use is stamped once
 * an hour, so a ghost that was used again has a stamp at least that far from its birth.
 */
const leftovers: { table: PgTable; isOver: SQL }[] = [
  { table: challenges, isOver: sql`expires_at <= now()` },
  { table: links, isOver: sql`expires_at <= now()` },
  { table: codes, isOver: sql`expires_at <= now()` },
  { table: limits, isOver: sql`expires_at <= now()` },
  { table: browserSecrets, isOver: sql`expires_at <= now()` },
  {
    table: keys,
    isOver: sql`type = 'email' and activated_at is null and created_at <= now() - make_interval(days => ${PENDING_DAYS})`,
  },
  // Dead letters have lost their content; they stay a while for the operator's questions.
  { table: outbox, isOver: sql`dead_at <= now() - interval '30 days'` },
  {
    table: accounts,
    isOver: sql`(
      last_used_at <= now() - interval '400 days'
      or (last_used_at < created_at + interval '1 hour' and created_at <= now() - interval '30 days')
    ) and ${isMereGhost}`,
  },
]

/** Deletes what is over, in small batches that skip whatever somebody holds. Returns how many rows went. */
export async function sweep(deps: Pick<Deps, 'db'>): Promise<number> {
  let swept = 0
  for (const { table, isOver } of leftovers) {
    let batch: number
    do {
      const result = await deps.db.execute(
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOver} limit ${BATCH} for update skip locked
        ))`,
      )
      batch = result.count
      swept += batch
    } while (batch === BATCH)
  }
  return swept
}
