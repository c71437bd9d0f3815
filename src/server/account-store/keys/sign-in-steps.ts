import { and, count, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { accountColumns } from '#server/account-store/accounts/account-columns.ts'
import { stampAccount } from '#server/account-store/accounts/stamp-account.ts'
import {
  emptyAuditLog,
  entryStep,
  eventsStep,
  headStep,
  isBelowDailyNumber,
} from '#server/audit-log/append-steps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, addresses, browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { holder } from './holder-queries.ts'
import { isActivatedKeyFor } from './is-activated-key-for.ts'
import { isListed } from './is-listed.ts'
import { FEW_KEYS } from './room-for-keys.ts'

// Parts of statements for the folders above, which combine several steps in one statement. Each step writes only tables
// of this folder. `from` or `condition` tie it to the steps before it.

/**
 * The steps that create an account without personal data, `account`, and the first entry of its audit log. Parameters:
 * those of `newAccount`, `accountId` and `browserName`.
 */
export function guestSteps(db: Queries, from: SQL | ReturnType<typeof sql.identifier>) {
  const audited = entryStep(db, 'audited', {
    after: emptyAuditLog(sql`${sql.placeholder('accountId')}::uuid`, from),
    event: 'guest_made',
    browser: sql`${sql.placeholder('browserName')}`,
  })
  const account = db.$with('account', { createdAt: accounts.createdAt }).as(sql`
    insert into ${accounts} (id, upid, user_handle, journal_seq, journal_hash)
    select account_id, ${sql.placeholder('upid')}, ${sql.placeholder('userHandle')}, seq, hash from audited
    returning id, created_at`)
  return [audited, account, eventsStep(db, sql`audited`)] as const
}

/** The step that claims the address in `from` for a new account, unless it has an owner. The primary key decides. */
export function claimStep(db: Queries, from: SQL) {
  return db.$with('claim', { address: addresses.address }).as(sql`
    insert into ${addresses} (address, account_id)
    select address, ${sql.placeholder('accountId')} from ${from}
    on conflict (address) do nothing
    returning address, account_id`)
}

/**
 * The steps that create the account of a `claimStep`, `account`, with its first audit events: address verified, signed
 * in.
 */
export function claimantSteps(db: Queries) {
  const browser = sql`${sql.placeholder('browserName')}`
  const detail = sql`${sql.placeholder('address')}`
  const verified = entryStep(db, 'verified', {
    after: emptyAuditLog(sql`account_id`, sql`claim`),
    event: 'address_verified',
    browser,
    detail,
  })
  const signedIn = entryStep(db, 'audited', { after: sql`verified`, event: 'signed_in', browser, detail })
  const account = db.$with('account', { id: accounts.id }).as(sql`
    insert into ${accounts} (id, upid, user_handle, email, journal_seq, journal_hash)
    select account_id, ${sql.placeholder('upid')}, ${sql.placeholder('userHandle')}, ${detail}, seq, hash from audited
    returning id`)
  return [verified, signedIn, account, eventsStep(db, sql`verified`, sql`audited`)] as const
}

/** The step that records a sign-in on the account's activated e-mail key for an address. */
export function emailKeyStep(db: Queries, accountId: Placeholder, address: Placeholder, condition: SQL) {
  return db.$with('stamped').as(
    db
      .update(keys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isActivatedKeyFor(accountId, address), condition))
      .returning({ id: keys.id, name: keys.name }),
  )
}

/** The step that compares and sets the counter of a passkey, and returns its account. */
export function passkeyStep(db: Queries, condition: SQL) {
  return db.$with('stamped').as(
    db
      .update(keys)
      .set({
        counter: sql`${sql.placeholder('counter')}`,
        backedUp: sql`${sql.placeholder('backedUp')}`,
        lastUsedAt: sql`now()`,
      })
      .where(
        and(
          eq(keys.id, sql.placeholder('passkeyId')),
          eq(keys.counter, sql.placeholder('knownCounter')),
          isNull(keys.revokedAt),
          condition,
        ),
      )
      .returning({ id: keys.accountId, name: keys.name }),
  )
}

/**
 * The steps that append a sign-in to the audit log of the account in `heldAccountStep`, and record that the account is
 * in use. They need `secret` of `browserKeySteps`, and `stamped` with the key used. `detail` is the address of a mailed
 * link.
 */
export function signedInSteps(db: Queries, type: 'passkey' | 'email', detail?: SQL) {
  const audited = entryStep(db, 'audited', {
    after: sql`(
      select account.id as account_id, journal_seq as seq, journal_hash as hash from account, secret
      where ${isBelowDailyNumber(sql`account.id`, sql`event = 'signed_in'`)}
    )`,
    event: 'signed_in',
    browser: sql`${sql.placeholder('browserName')}`,
    keyType: sql`(select ${sql.raw(`'${type}'`)} from stamped)`,
    keyName: sql`(select name from stamped)`,
    ...(detail && { detail }),
  })
  return [audited, eventsStep(db, sql`audited`), headStep(db, audited, { isUse: true })] as const
}

/**
 * The steps that give a browser key with its first secret to each account in `from`, which has a column `id`. `secret`
 * returns a row when that was done. Parameters: those of `newBrowserKey`.
 */
export function browserKeySteps(
  db: Queries,
  from: SQL,
  signedInWithKeyId: SQL | Placeholder = sql.placeholder('signedInWithKeyId'),
) {
  const key = db.$with('key', { id: keys.id, createdAt: keys.createdAt }).as(sql`
    insert into ${keys} (id, account_id, type, name, browser_id)
    select ${sql.placeholder('browserKeyId')}, id, 'browser', ${sql.placeholder('browserName')}, ${sql.placeholder('browserId')}
    from ${from}
    returning id, created_at`)
  // The time under the lock, not the start of the transaction: secrets are ordered by it.
  const secret = db.$with('secret', { id: browserSecrets.id }).as(sql`
    insert into ${browserSecrets}
      (id, key_id, hash, signed_in_by, signed_in_with_key_id, signed_in_with_address, created_at, proved_at)
    select ${sql.placeholder('secretId')}, id, ${sql.placeholder('hash')}, ${sql.placeholder('signedInBy')},
      ${signedInWithKeyId}, ${sql.placeholder('signedInWithAddress')}, clock_timestamp(),
      case when ${sql.placeholder('isProof')}::boolean then clock_timestamp() end
    from key
    returning id`)
  return [key, secret] as const
}

/** The step that records that an account is in use, where `condition` holds. */
export function useStep(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('used').as(stampAccount(db, accountId, condition).returning({ id: accounts.id }))
}

/**
 * Selects the account of the presented session, with the columns that `standingUpid` needs. `isWelcome` is false when a
 * session was presented but has ended, or its account is inactive or has a due change. Parameters: those of `shownKey`.
 */
export function presentedSessionStep(db: Queries) {
  const visitor = db.$with('visitor').as(
    holder(db, {
      accountId: sql.placeholder('shownAccountId'),
      browserKeyId: sql.placeholder('shownBrowserKeyId'),
      secretId: sql.placeholder('shownSecretId'),
    }),
  )
  const { id, upid, restrictedAt, restsUntil, isDue } = visitor
  const mayPass = sql`exists (
    select from ${visitor} where ${isNull(restrictedAt)} and ${isNull(restsUntil)} and not ${isDue}
  )`
  const isWelcome = sql`(${sql.placeholder('shownSecretId')}::uuid is null or ${mayPass})`
  return { visitor, seen: { id, upid, restrictedAt, restsUntil, isDue }, isWelcome }
}

/** Whether an account has fewer live keys than that, by the snapshot of the statement. */
function hasFewerKeys(db: Queries, accountId: Placeholder, than: number): SQL {
  const live = db
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  return sql`${live} < ${than}`
}

/**
 * The step that returns a row when the fast path may be taken. The account has no pending change and few enough keys
 * that the limit need not be checked again. The caller holds no key of the account, which would have to be renewed
 * instead. Parameters: those of `newBrowserKey` and `shownKey`.
 */
export function fastPathStep(db: Queries, accountId: Placeholder) {
  const held = db
    .select({ id: keys.id })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(eq(browserSecrets.hash, sql.placeholder('shownHash')), eq(keys.accountId, accountId)))
  const pending = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.dueAt)))
  return db
    .$with('plain', { is: sql`it` })
    .as(
      sql`select true as it where ${hasFewerKeys(db, accountId, FEW_KEYS)} and not exists ${held} and not exists ${pending}`,
    )
}

/** The step that locks an account, where `condition` holds. */
export function heldAccountStep(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('account').as(
    db
      .select({ ...accountColumns, journalSeq: accounts.journalSeq, journalHash: accounts.journalHash })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), condition))
      .for('no key update'),
  )
}

/**
 * The columns that a sign-in in one statement returns: the account, whether the fast path was taken, and whether the
 * browser key was added.
 */
export function entered({ id, upid, email, pendingEmail, first, last }: ReturnType<typeof heldAccountStep>) {
  return {
    isAdded: sql<boolean>`exists (select from secret)`,
    isPlain: sql<boolean>`exists (select from plain)`,
    account: { id, upid, email, pendingEmail, first, last },
  }
}
