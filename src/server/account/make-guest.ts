import { sql } from 'drizzle-orm'
import { accounts, browserSecrets, keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { countingSteps } from '#server/limits/count.ts'

/** How many limits a new account comes under. */
const LIMITS = 2

/**
 * Counts a new account on its limits and, when there is room on both, makes it with the browser key that opens it. A call
 * that is refused has counted all the same.
 */
export const makeGuest = statement('make_guest', (db) => {
  const { steps, counted, last } = countingSteps(db, LIMITS)
  const account = db.$with('account', { createdAt: accounts.createdAt }).as(sql`
    insert into ${accounts} (id, upid, user_handle)
    select ${sql.placeholder('accountId')}, ${sql.placeholder('upid')}, ${sql.placeholder('userHandle')}
    from ${last}
    returning id, created_at`)
  const key = db.$with('key', { createdAt: keys.createdAt }).as(sql`
    insert into ${keys} (id, account_id, type, name, browser_id)
    select ${sql.placeholder('browserKeyId')}, id, 'browser', ${sql.placeholder('browserName')}, ${sql.placeholder('browserId')}
    from account
    returning id, created_at`)
  const secret = db.$with('secret', { id: browserSecrets.id }).as(sql`
    insert into ${browserSecrets} (id, key_id, hash)
    select ${sql.placeholder('secretId')}, id, ${sql.placeholder('hash')}
    from key
    returning id`)
  return db
    .with(...steps, account, key, secret)
    .select({ counted, createdAt: sql`(select created_at from account)`.mapWith(accounts.createdAt) })
    .from(oneRow)
})
