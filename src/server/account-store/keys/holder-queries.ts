import { and, eq, isNotNull, isNull, not, or, type Placeholder, sql } from 'drizzle-orm'
import { isDue } from '#server/account-store/accounts/account-columns.ts'
import { isLiveSecret } from '#server/account-store/browsers/browser-secrets.ts'
import { isStampDue } from '#server/audit-log/append-steps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { statement } from '#server/platform/postgres/statement.ts'

type Called = Record<'accountId' | 'browserKeyId' | 'secretId', Placeholder>

const SESSION: Called = {
  accountId: sql.placeholder('accountId'),
  browserKeyId: sql.placeholder('browserKeyId'),
  secretId: sql.placeholder('secretId'),
}

/** Returns a row when a session is live: its secret and key are live, and by the foreign key its account exists. */
export function standing(db: Queries, { accountId, browserKeyId, secretId } = SESSION) {
  return db
    .select({ id: keys.id })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(
      and(
        eq(browserSecrets.id, secretId),
        isLiveSecret(),
        eq(keys.id, browserKeyId),
        eq(keys.accountId, accountId),
        eq(keys.type, 'browser'),
        isNull(keys.revokedAt),
      ),
    )
}

/** The account of a live session, whether it is inactive, and whether a change of it is due. */
export function holder(db: Queries, session = SESSION) {
  const standingNow = standing(db, session).as('standing')
  return db
    .select({
      id: accounts.id,
      upid: accounts.upid,
      restrictedAt: accounts.restrictedAt,
      restsUntil: accounts.restsUntil,
      isDue: isDue().as('is_due'),
    })
    .from(standingNow)
    .innerJoin(accounts, eq(accounts.id, session.accountId))
}

export const findStanding = statement('find_standing', (db) => holder(db))

/**
 * Uses the browser key of a secret: updates the time of last use of the account, once an hour, and of the key. No row
 * when the secret is not valid. When a change of the account is due, updates nothing and returns `isDue`: it may be the
 * removal of this key. The update of the key decides, not the first look: the key may be revoked after the statement's
 * snapshot.
 */
export const stampBrowserKey = statement('stamp_browser_key', (db) => {
  const hasOthers = sql<boolean>`exists (
    select from browser_secrets other
    where other.key_id = ${keys.id} and other.id <> ${browserSecrets.id} and other.expires_at is null
  )`
  const found = db.$with('found').as(
    db
      .select({
        secretId: sql<string>`${browserSecrets.id}`.as('secret_id'),
        hash: browserSecrets.hash,
        keyId: sql<string>`${keys.id}`.as('found_key_id'),
        accountId: sql<string>`${accounts.id}`.as('found_account_id'),
        upid: accounts.upid,
        isDue: isDue().as('is_due'),
        isFirstUse: sql<boolean>`${browserSecrets.usedAt} is null`.as('is_first_use'),
        hasOthers: hasOthers.as('has_others'),
      })
      .from(browserSecrets)
      .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .where(and(eq(browserSecrets.hash, sql.placeholder('hash')), isLiveSecret(), isNull(keys.revokedAt))),
  )
  const account = db.$with('account').as(
    db
      .update(accounts)
      .set({ lastUsedAt: sql`now()` })
      .from(found)
      .where(and(eq(accounts.id, found.accountId), not(found.isDue), isStampDue()))
      .returning({ id: accounts.id }),
  )
  const key = db.$with('key').as(
    db
      .update(keys)
      .set({ lastUsedAt: sql`now()`, name: sql`coalesce(${sql.placeholder('browserName')}, ${keys.name})` })
      .from(found)
      // Account before key, as everywhere: transactions that lock in the same order cannot deadlock.
      .where(
        and(
          eq(keys.id, found.keyId),
          isNull(keys.revokedAt),
          not(found.isDue),
          sql`(select count(*) from ${account}) >= 0`,
        ),
      )
      .returning({ id: keys.id }),
  )
  return db
    .with(found, account, key)
    .select({
      id: found.secretId,
      hash: found.hash,
      keyId: found.keyId,
      accountId: found.accountId,
      upid: found.upid,
      isDue: found.isDue,
      isFirstUse: found.isFirstUse,
      hasOthers: found.hasOthers,
    })
    .from(found)
    .leftJoin(key, eq(key.id, found.keyId))
    .where(or(found.isDue, isNotNull(key.id)))
})
