import { asc, inArray, sql } from 'drizzle-orm'
import { isIdle, revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { type Batch, isWithin } from '#server/platform/postgres/account-cursor.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'

/** Accounts locked at once. Each may have a hundred keys to revoke and audit, and its holder waits meanwhile. */
const BATCH = 5

/**
 * An idle browser key of an account with another sign-in method. That is a verified address, a passkey, an activated
 * e-mail key, or a browser key used later than this one.
 */
const isDispensable = sql`(
  keys.type = 'browser' and keys.revoked_at is null and ${isIdle()}
  and (
    -- The offset makes PostgreSQL use the index for each key. Otherwise it may read all addresses into a hash table.
    exists (select from addresses where addresses.account_id = keys.account_id offset 0)
    or exists (
      select from keys other
      where other.account_id = keys.account_id and other.id <> keys.id and other.revoked_at is null
        and (
          other.type = 'passkey'
          or (other.type = 'email' and other.activated_at is not null)
          or (
            other.type = 'browser'
            and (coalesce(other.last_used_at, other.created_at), other.id)
              > (coalesce(keys.last_used_at, keys.created_at), keys.id)
          )
        )
    )
  )
)`

/** Revokes the idle browser keys of a batch, but never the last sign-in method of an account. Returns how many. */
export async function revokeIdleBrowsers(db: Database, batch: Batch): Promise<number> {
  for (let revoked = 0; ; ) {
    const { held, count } = await revokeBatch(db, batch)
    revoked += count
    if (held < BATCH) return revoked
  }
}

/** Under the accounts' locks, so that no parallel call removes the other sign-in method. */
async function revokeBatch(db: Database, batch: Batch) {
  return await db.transaction(async (tx) => {
    const concerned = sql`select keys.account_id from ${keys}
      where ${isWithin(sql`keys.account_id`, batch)} and ${isDispensable}`
    const held = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`${accounts.id} in (${concerned})`)
      .orderBy(asc(accounts.id))
      .limit(BATCH)
      .for('no key update', { skipLocked: true })
    if (held.length === 0) return { held: 0, count: 0 }
    const ids = held.map(({ id }) => id)
    const revoked = await revokeKeys(tx, sql`${inArray(keys.accountId, ids)} and ${isDispensable}`, null)
    return { held: held.length, count: revoked.length }
  })
}
