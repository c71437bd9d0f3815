import { and, count, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { accounts, browserSecrets, keys } from '#server/db/schema.ts'
import { isListed } from './is-listed.ts'
import { stampAccount } from './stamp-account.ts'

/**
 * The part of a statement that gives a browser key with its first secret to each account in `from`, which has a column
 * `id`: its common table expressions, of which `secret` has a row when that was done. Its values are those of
 * `newBrowserKey`.
 */
export function newKeySteps(
  db: Queries,
  from: SQL,
  signedInWithKeyId: SQL | Placeholder = sql.placeholder('signedInWithKeyId'),
) {
  const key = db.$with('key', { id: keys.id, createdAt: keys.createdAt }).as(sql`
    insert into ${keys} (id, account_id, type, name, browser_id)
    select ${sql.placeholder('browserKeyId')}, id, 'browser', ${sql.placeholder('browserName')}, ${sql.placeholder('browserId')}
    from ${from}
    returning id, created_at`)
  // The moment under the lock, not the transaction's beginning: secrets are told apart by their age.
  const secret = db.$with('secret', { id: browserSecrets.id }).as(sql`
    insert into ${browserSecrets} (id, key_id, hash, signed_in_by, signed_in_with_key_id, created_at)
    select ${sql.placeholder('secretId')}, id, ${sql.placeholder('hash')}, ${sql.placeholder('signedInBy')},
      ${signedInWithKeyId}, clock_timestamp()
    from key
    returning id`)
  return [key, secret] as const
}

/** Notes that an account is in use, where `condition` holds. */
export function useStep(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('used').as(stampAccount(db, accountId, condition).returning({ id: accounts.id }))
}

/** Whether an account has fewer live keys than that. As old as the beginning of the statement. */
export function hasFewerKeys(db: Queries, accountId: Placeholder, than: number): SQL {
  const live = db
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  return sql`${live} < ${than}`
}
