import { and, count, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { accountColumns } from '#server/account-store/accounts/account-columns.ts'
import { stampAccount } from '#server/account-store/accounts/stamp-account.ts'
import {
  emptyAuditLog,
  entryStep,
  eventsStep,
  headStep,
  isRareEnough,
} from '#server/audit-log/append-steps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, addresses, browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { holder } from './holder-queries.ts'
import { isActivatedKeyFor } from './is-activated-key-for.ts'
import { isListed } from './is-listed.ts'
import { FEW_KEYS } from './room-for-keys.ts'

// Parts of statements, for rooms above that do several things at once: each writes what only this room writes, and hangs
// on the steps before it by `from` or `condition`.

/**
 * The steps that make an account with nothing known of it, `account`, and begin its journal. Their values are those of
 * `newAccount`, `accountId` and `browserName`.
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

/** The step that claims the address in `from` for a new account, where nobody has it: the primary key decides. */
export function claimStep(db: Queries, from: SQL) {
  return db.$with('claim', { address: addresses.address }).as(sql`
    insert into ${addresses} (address, account_id)
    select address, ${sql.placeholder('accountId')} from ${from}
    on conflict (address) do nothing
    returning address, account_id`)
}

/** The steps that make the account of a `claimStep`, `account`, and begin its journal: how it came to be, and in. */
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

/** The step that notes a sign-in on the account's activated e-mail key for an address. */
export function emailKeyStep(db: Queries, accountId: Placeholder, address: Placeholder, condition: SQL) {
  return db.$with('stamped').as(
    db
      .update(keys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isActivatedKeyFor(accountId, address), condition))
      .returning({ id: keys.id, name: keys.name }),
  )
}

/** The step that compares and sets the counter of a passkey, and yields whose it is. */
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
 * The steps that note a sign-in on the account of a `heldAccountStep`, once `secret` of `browserKeySteps` is there, by the
 * key in `stamped`; and that the account is in use. `detail` is the address of a mailed link.
 */
export function signedInSteps(db: Queries, type: 'passkey' | 'email', detail?: SQL) {
  const audited = entryStep(db, 'audited', {
    after: sql`(
      select account.id as account_id, journal_seq as seq, journal_hash as hash from account, secret
      where ${isRareEnough(sql`account.id`, sql`event = 'signed_in'`)}
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
 * The part of a statement that gives a browser key with its first secret to each account in `from`, which has a column
 * `id`: its common table expressions, of which `secret` has a row when that was done. Its values are those of
 * `newBrowserKey`.
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
  // The moment under the lock, not the transaction's beginning: secrets are audited apart by their age.
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

/** Notes that an account is in use, where `condition` holds. */
export function useStep(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('used').as(stampAccount(db, accountId, condition).returning({ id: accounts.id }))
}

/**
 * The step that has the account of a session which is shown and stands, what `standingUpid` wants to know of it, and what
 * holds unless a session was shown that does not stand or whose account is stopped in any way. Its values are those of
 * `shownKey`.
 */
export function visitorStep(db: Queries) {
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

/** Whether an account has fewer live keys than that. As old as the beginning of the statement. */
function hasFewerKeys(db: Queries, accountId: Placeholder, than: number): SQL {
  const live = db
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  return sql`${live} < ${than}`
}

/**
 * The step that has a row when an entry is plain: nothing of the account waits, it has few enough keys to be given one
 * more without a second look, and who comes holds none of its keys, of which one would have to be renewed. Its values are those of `newBrowserKey`
 * and `shownKey`.
 */
export function guestEntryStep(db: Queries, accountId: Placeholder) {
  const held = db
    .select({ id: keys.id })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(eq(browserSecrets.hash, sql.placeholder('shownHash')), eq(keys.accountId, accountId)))
  const waiting = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.dueAt)))
  return db
    .$with('plain', { is: sql`it` })
    .as(
      sql`select true as it where ${hasFewerKeys(db, accountId, FEW_KEYS)} and not exists ${held} and not exists ${waiting}`,
    )
}

/** The step that holds an account from here on, where `condition` holds. */
export function heldAccountStep(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('account').as(
    db
      .select({ ...accountColumns, journalSeq: accounts.journalSeq, journalHash: accounts.journalHash })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), condition))
      .for('no key update'),
  )
}

/** What a sign-in in one statement answers with: the holder, whether the entry was plain, and whether the browser key was added. */
export function entered({ id, upid, email, pendingEmail, first, last }: ReturnType<typeof heldAccountStep>) {
  return {
    isAdded: sql<boolean>`exists (select from secret)`,
    isPlain: sql<boolean>`exists (select from plain)`,
    account: { id, upid, email, pendingEmail, first, last },
  }
}
