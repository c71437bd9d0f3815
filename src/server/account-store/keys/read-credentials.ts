import { and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accountColumns, isDue } from '#server/account-store/accounts/account-columns.ts'
import { isLiveSecret } from '#server/account-store/browsers/browser-secrets.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { statement } from '#server/platform/postgres/statement.ts'
import { standing } from './holder-queries.ts'
import { isListed } from './is-listed.ts'

/** Twice the limit of keys, because an operator may grant features to a full account too. */
const MOST_READ = 200

/** The public columns of a key. */
const keyColumns = {
  id: keys.id,
  type: keys.type,
  name: keys.name,
  createdAt: keys.createdAt,
  lastUsedAt: keys.lastUsedAt,
  browserId: keys.browserId,
  backedUp: keys.backedUp,
  provider: keys.provider,
  email: keys.email,
  activatedAt: keys.activatedAt,
  featureName: keys.featureName,
}

/** A key row with its public columns. */
export type KeySeen = Pick<typeof keys.$inferSelect, keyof typeof keyColumns>

/** The account of a session with each of its live keys, oldest first. No row when the session has ended. */
export const readCredentials = statement('read_ring', (db) => credentialsQuery(db))

/** The same with only one of its browser keys. */
export const readBrowser = statement('read_browser', (db) =>
  credentialsQuery(db, and(eq(keys.type, 'browser'), eq(keys.id, sql.placeholder('keyId')))),
)

/**
 * For a browser key, its newest live secret says how its holder signed in; other types have none. The key they signed
 * in with may be revoked: its row is kept as long as the secret refers to it.
 */
function credentialsQuery(db: Queries, isWanted?: SQL) {
  const opener = alias(keys, 'opener')
  const newest = db
    .select({ by: browserSecrets.signedInBy, openerName: opener.name })
    .from(browserSecrets)
    .leftJoin(opener, eq(opener.id, browserSecrets.signedInWithKeyId))
    .where(and(eq(keys.type, 'browser'), eq(browserSecrets.keyId, keys.id), isLiveSecret()))
    .orderBy(desc(browserSecrets.createdAt))
    .limit(1)
    .as('newest')
  return db
    .select({
      account: { ...accountColumns, dueAt: accounts.dueAt, isDue: isDue() },
      key: keyColumns,
      signedInBy: newest.by,
      openerName: newest.openerName,
    })
    .from(accounts)
    .innerJoin(keys, and(eq(keys.accountId, accounts.id), isNull(keys.revokedAt), isListed()))
    .leftJoinLateral(newest, sql`true`)
    .where(and(eq(accounts.id, sql.placeholder('accountId')), exists(standing(db)), isWanted))
    .orderBy(asc(keys.createdAt), asc(keys.id))
    .limit(MOST_READ)
}
