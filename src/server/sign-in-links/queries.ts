import { FEW_KEYS } from '#server/account-store/keys/revoke-keys.ts'
import { LOOKED_THROUGH, MOST_FREQUENT_A_DAY } from '#server/audit-log/append.ts'
import {
  bytes,
  flag,
  json,
  moment,
  orNull,
  pipelined,
  read,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'

/** The session that a caller shows; all null without one. */
export const shownSession = {
  shownAccountId: orNull(uuid),
  shownBrowserKeyId: orNull(uuid),
  shownSecretId: orNull(uuid),
}

/** The account of that session; all null when it has ended. */
export const visitor = {
  visitorId: orNull(uuid),
  visitorUpid: orNull(text),
  restrictedAt: orNull(moment),
  restsUntil: orNull(moment),
  isDue: orNull(flag),
}

type Visitor = {
  visitorId: string | null
  visitorUpid: string | null
  restrictedAt: Date | null
  restsUntil: Date | null
  isDue: boolean | null
}

/** The account of the session shown; null when that has ended. */
export function visitorOf({ visitorId, visitorUpid, isDue, ...states }: Visitor) {
  if (visitorId === null || visitorUpid === null || isDue === null) return null
  return { id: visitorId, upid: visitorUpid, isDue, ...states }
}

/**
 * Reads a live link: its address, the account that requested it, the owner of the address, and the account that a due
 * change gives it to. Also reads the presented session. Missing parts are null. Changes nothing.
 */
export const lookAtLink = read({
  takes: { ...shownSession, hash: bytes },
  gives: {
    ...visitor,
    hash: orNull(bytes),
    address: orNull(text),
    askedByAccountId: orNull(uuid),
    holderId: orNull(uuid),
    comesTo: orNull(uuid),
  },
  sql: (p) => `
    with visitor as (
      select accounts.id as visitor_id, upid as visitor_upid, restricted_at, rests_until,
        coalesce(due_at <= clock_timestamp(), false) as is_due
      from browser_secrets
        join keys on keys.id = browser_secrets.key_id
        join accounts on accounts.id = keys.account_id
      where browser_secrets.id = ${p.shownSecretId} and keys.id = ${p.shownBrowserKeyId}
        and accounts.id = ${p.shownAccountId} and keys.type = 'browser' and keys.revoked_at is null
        and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())
    ), link as (
      select links.hash, links.address, asked_by_account_id, addresses.account_id as holder_id, (
        select changes.account_id from accounts join changes on changes.account_id = accounts.id
        where accounts.due_at <= clock_timestamp() and changes.effect is not null
          and changes.takes_effect_at <= clock_timestamp() and changes.effect ->> 'address' = links.address
        limit 1
      ) as comes_to
      from links left join addresses on addresses.address = links.address
      where links.hash = ${p.hash} and links.expires_at > now()
    )
    select visitor.*, link.* from (select) as one_row left join visitor on true left join link on true`,
})

/**
 * Redeems a link for the account that owned its address a moment ago. Locks the account and checks the owner again
 * under that lock. Then updates the activated e-mail key of the address, adds a browser key or a new secret of the one
 * to renew, uses the link up and appends the audit event. All or nothing: `signedInAt` is null when the link is gone, the
 * address has another owner, or the sign-in must be prepared under the account's lock (`prepareSignIn`), and then run
 * again with `isPrepared`.
 */
export const enterByLink = pipelined({
  takes: {
    isPrepared: flag,
    linkHash: bytes,
    address: text,
    accountId: uuid,
    shownHash: orNull(bytes),
    browserKeyId: uuid,
    browserId: text,
    browserName: text,
    secretId: uuid,
    hash: bytes,
    renewedFrom: orNull(uuid),
  },
  gives: {
    signedInAt: orNull(moment),
    features: json<string[]>(),
    id: orNull(uuid),
    upid: orNull(text),
    email: orNull(text),
    pendingEmail: orNull(text),
    first: orNull(text),
    last: orNull(text),
  },
  sql: (p) => `
    with plain as (
      select true where ${p.isPrepared} or (
        not exists (
          select from browser_secrets join keys on keys.id = browser_secrets.key_id
          where browser_secrets.hash = ${p.shownHash} and keys.account_id = ${p.accountId}
        )
        and (select count(*) from keys where account_id = ${p.accountId} and revoked_at is null) < ${FEW_KEYS}
      )
    ), link as (
      select hash from links
      where hash = ${p.linkHash} and address = ${p.address} and expires_at > now() and exists (select from plain)
      for update
    ), account as (
      select id, upid, email, pending_email, first, last, restricted_at, rests_until, journal_seq, journal_hash
      from accounts
      where id = ${p.accountId} and exists (select from link) and (${p.isPrepared} or due_at is null)
      for no key update
    ), owned as (
      -- Locked too: a plain read would return the snapshot from the start of the statement.
      select account_id from addresses
      where address = ${p.address} and account_id = ${p.accountId} and exists (select from account)
      for share
    ), spent as (
      delete from links where hash = ${p.linkHash} and exists (select from owned)
    ), stamped as (
      update keys set last_used_at = now()
      where account_id = ${p.accountId} and type = 'email' and email = ${p.address} and activated_at is not null
        and revoked_at is null and exists (select from owned)
      returning id, name
    ), added as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${p.browserKeyId}, account_id, 'browser', ${p.browserName}, ${p.browserId}
      from owned where ${p.renewedFrom} is null
      returning id
    ), secret as (
      -- The time under the lock, not the start of the transaction: secrets are ordered by it.
      insert into browser_secrets
        (id, key_id, hash, renewed_from, signed_in_by, signed_in_with_key_id, signed_in_with_address, created_at, proved_at)
      select ${p.secretId}, ${p.browserKeyId}, ${p.hash}, ${p.renewedFrom}, 'email', (select id from stamped),
        ${p.address}, clock_timestamp(), clock_timestamp()
      from owned
      returning created_at
    ), entry as (
      select account.id as account_id, journal_seq + 1 as seq, date_trunc('milliseconds', clock_timestamp()) as at,
        journal_hash as previous, (select name from stamped) as key_name, (select 'email' from stamped) as key_type
      from account, secret
      where (
        select count(*) < ${MOST_FREQUENT_A_DAY}
        from (
          select event, at from journal where journal.account_id = ${p.accountId}
          order by seq desc limit ${LOOKED_THROUGH}
        ) as latest
        where event = 'signed_in' and at > now() - interval '1 day'
      )
    ), audited as (
      insert into journal (account_id, seq, at, event, browser, key_type, key_name, detail, previous, hash)
      select account_id, seq, at, 'signed_in', ${p.browserName}, key_type, key_name, ${p.address}, previous,
        journal_hash(at, ${p.browserName}, ${p.address}, 'signed_in', key_name, key_type, previous, seq)
      from entry
      returning account_id, seq, hash
    ), head as (
      -- Also records that the account is in use, once an hour. One step: a statement can update a row only once.
      update accounts set journal_seq = audited.seq, journal_hash = audited.hash,
        last_used_at = case
          when last_used_at < now() - interval '1 hour' then now() else last_used_at end
      from audited
      where accounts.id = audited.account_id
    )
    select (select created_at from secret) as signed_in_at, (
        select coalesce(jsonb_agg(feature_name order by feature_name), '[]') from keys
        where account_id = account.id and type = 'feature' and revoked_at is null
          and restricted_at is null and rests_until is null
      ) as features,
      account.id, upid, email, pending_email, first, last
    from (select) as one_row left join account on true`,
})

/**
 * Redeems a link to an address without an owner: creates an account with the address and a browser key. Of parallel
 * redemptions one finds the link; the others wait for its row. `signedInAt` is null when another account has claimed
 * the address since; the link is not used up then. The primary key decides.
 */
export const makeOwner = pipelined({
  takes: {
    linkHash: bytes,
    address: text,
    accountId: uuid,
    upid: text,
    userHandle: bytes,
    browserKeyId: uuid,
    browserId: text,
    browserName: text,
    secretId: uuid,
    hash: bytes,
  },
  gives: { isFound: flag, signedInAt: orNull(moment) },
  sql: (p) => `
    with link as (
      select address from links
      where hash = ${p.linkHash} and address = ${p.address} and expires_at > now()
      for update
    ), claim as (
      insert into addresses (address, account_id) select address, ${p.accountId} from link
      on conflict (address) do nothing
      returning account_id
    ), used as (
      delete from links using claim where links.hash = ${p.linkHash}
    ), moments as (
      select date_trunc('milliseconds', clock_timestamp()) as at from claim
    ), verified as (
      select at, journal_hash(at, ${p.browserName}, ${p.address}, 'address_verified', null, null, null, 1) as hash
      from moments
    ), entries (at, seq, event, previous, hash) as (
      select at, 1, 'address_verified', null, hash from verified
      union all
      select at, 2, 'signed_in', hash,
        journal_hash(at, ${p.browserName}, ${p.address}, 'signed_in', null, null, hash, 2)
      from verified
    ), audited as (
      insert into journal (account_id, seq, at, event, browser, detail, previous, hash)
      select ${p.accountId}, seq, at, event, ${p.browserName}, ${p.address}, previous, hash from entries
    ), account as (
      insert into accounts (id, upid, user_handle, email, journal_seq, journal_hash)
      select ${p.accountId}, ${p.upid}, ${p.userHandle}, ${p.address}, seq, hash from entries where seq = 2
      returning id
    ), key as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${p.browserKeyId}, id, 'browser', ${p.browserName}, ${p.browserId} from account
      returning id
    ), secret as (
      insert into browser_secrets
        (id, key_id, hash, signed_in_by, signed_in_with_address, created_at, proved_at)
      select ${p.secretId}, id, ${p.hash}, 'email', ${p.address}, clock_timestamp(), clock_timestamp() from key
      returning created_at
    )
    select exists (select from link) as is_found, (select created_at from secret) as signed_in_at`,
})
