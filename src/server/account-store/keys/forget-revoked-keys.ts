import { sql } from 'drizzle-orm'
import { type Batch, isWithin } from '#server/platform/postgres/account-cursor.ts'
import { deleteInBatches } from '#server/platform/postgres/delete-in-batches.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'

/** Days that a revoked key is kept. */
export const REVOKED_DAYS = 30

const isOld = sql`keys.revoked_at <= now() - make_interval(days => ${REVOKED_DAYS})`

/**
 * Deletes the old revoked keys of a batch. Keeps those that a remaining key descends from, directly or through others:
 * the key its holder signed in with, or the key that added it. Two old keys that only refer to each other are deleted.
 */
export function forgetRevokedKeys(db: Database, batch: Batch): Promise<number> {
  const isInBatch = isWithin(sql`keys.account_id`, batch)
  const neededOnes = sql`
    with recursive needed(id) as (
      select keys.id from ${keys}
      where keys.account_id in (select keys.account_id from ${keys} where ${isInBatch} and ${isOld})
        and (keys.revoked_at is null or not ${isOld})
      union
      select origin.id from needed cross join lateral (
        select signed_in_with_key_id as id from browser_secrets
        where browser_secrets.key_id = needed.id and signed_in_with_key_id is not null
        union all
        select maker.key_id from ${keys}
        join browser_secrets maker on maker.id = keys.made_by_secret_id
        where keys.id = needed.id
      ) origin
    )
    select id from needed`
  return deleteInBatches(db, keys, sql`${isInBatch} and ${isOld} and keys.id not in (${neededOnes})`)
}
