import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { stampAccount } from '#server/account/stamp-account.ts'
import { accounts, browserSecrets, keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { isListed } from '#server/keys/is-listed.ts'
import { MOST_KEYS } from '#server/keys/room-for-keys.ts'

/**
 * Stamps the account and, where its ring has room, adds a browser key with its first secret. Under the account's lock,
 * which an earlier statement of the transaction took: this one's look at the ring is as old as its own beginning.
 */
export const addBrowserKey = statement('add_browser_key', (db) => {
  const accountId = sql.placeholder('accountId')
  const account = db.$with('account').as(stampAccount(db, accountId).returning({ id: accounts.id }))
  const live = db
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  const key = db.$with('key', { id: keys.id }).as(sql`
    insert into ${keys} (id, account_id, type, name, browser_id)
    select ${sql.placeholder('browserKeyId')}, ${accountId}, 'browser', ${sql.placeholder('browserName')}, ${sql.placeholder('browserId')}
    where ${live} < ${MOST_KEYS}
    returning id`)
  const secret = db.$with('secret', { id: browserSecrets.id }).as(sql`
    insert into ${browserSecrets} (id, key_id, hash, signed_in_by, signed_in_with_key_id, created_at)
    select ${sql.placeholder('secretId')}, id, ${sql.placeholder('hash')}, ${sql.placeholder('signedInBy')},
      ${sql.placeholder('signedInWithKeyId')}, clock_timestamp()
    from key
    returning id`)
  return db
    .with(account, key, secret)
    .select({ isAdded: sql<boolean>`exists (select from secret)` })
    .from(oneRow)
})
