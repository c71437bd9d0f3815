import { sql } from 'drizzle-orm'
import { type Batch, isWithin } from '#server/platform/postgres/account-cursor.ts'
import { deleteInBatches } from '#server/platform/postgres/delete-in-batches.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'

/** Days after which a guest is deleted: one that was never used again, and one that was. */
export const SEEN_ONCE_DAYS = 30
export const IDLE_DAYS = 400

/**
 * Never used again, or idle for too long. `last_used_at` is updated at most once an hour, so the first hour counts as
 * one use.
 */
const isForgotten = sql`(
  last_used_at <= now() - make_interval(days => ${IDLE_DAYS})
  or (last_used_at < created_at + interval '1 hour' and created_at <= now() - make_interval(days => ${SEEN_ONCE_DAYS}))
)`

/** An account without any sign-in method besides browser keys. */
const isMereGhost = sql`not exists (select from addresses where addresses.account_id = accounts.id)
  and not exists (
    select from keys where keys.account_id = accounts.id and keys.revoked_at is null
      and (keys.type = 'passkey' or (keys.type = 'email' and keys.activated_at is not null))
  )`

/** Deletes the guests of a batch that are not used any more, with everything of theirs. */
export function purgeGhosts(db: Database, batch: Batch): Promise<number> {
  const isInBatch = isWithin(sql`${accounts.id}`, batch)
  return deleteInBatches(db, accounts, sql`${isInBatch} and ${isForgotten} and ${isMereGhost}`)
}
