import { FEW_KEYS } from '#server/account-store/keys/revoke-keys.ts'
import { LOOKED_THROUGH, MOST_FREQUENT_A_DAY } from '#server/audit-log/append.ts'
import {
  bigint,
  bytes,
  flag,
  integer,
  json,
  moment,
  oneOf,
  orNull,
  pipelined,
  seconds,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import { LIMITS } from '#server/rate-limits/limit-kinds.ts'

/** Counts a ceremony and, below the limit, starts one for any passkey that the browser has. */
export const beginWithAny = pipelined({
  takes: { network: text, mostAMinute: integer, hash: bytes, lifetime: seconds },
  gives: { counted: integer },
  sql: (p) => `
    with a_minute as (
      insert into limits (kind, subject, address, count, expires_at)
      values ('ceremonies_a_minute', ${p.network}, '', 1, now() + interval '${LIMITS.ceremonies_a_minute.window} ms')
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${p.mostAMinute}
      returning kind
    ), ceremony as (
      insert into challenges (hash, purpose, expires_at)
      select ${p.hash}, 'login', now() + make_interval(secs => ${p.lifetime}) from a_minute
    )
    select count(*)::integer as counted from a_minute`,
})

/**
 * The same for the passkeys of the account that owns an address. One row for each passkey. Without any, no ceremony
 * starts and there is one row of nulls. The ceremony has credential ids as browsers write them: base64url without
 * padding (WebAuthn L3 5.1, RFC 4648 5).
 */
export const beginWithOwn = pipelined({
  takes: { network: text, mostAMinute: integer, hash: bytes, lifetime: seconds, email: text },
  gives: {
    counted: integer,
    email: text,
    credentialId: orNull(bytes),
    transports: orNull(json<string[]>()),
  },
  sql: (p) => `
    with a_minute as (
      insert into limits (kind, subject, address, count, expires_at)
      values ('ceremonies_a_minute', ${p.network}, '', 1, now() + interval '${LIMITS.ceremonies_a_minute.window} ms')
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${p.mostAMinute}
      returning kind
    ), passkeys as (
      select credential_id, transports from addresses join keys on keys.account_id = addresses.account_id
      where addresses.address = ${p.email} and keys.type = 'passkey' and keys.revoked_at is null
    ), ceremony as (
      insert into challenges (hash, purpose, offered, expires_at)
      select ${p.hash}, 'login', (
        select array_agg(translate(encode(credential_id, 'base64'), E'+/=\\n', '-_')) from passkeys
      ), now() + make_interval(secs => ${p.lifetime})
      from a_minute where exists (select from passkeys)
    )
    select (select count(*) from a_minute)::integer as counted, ${p.email} as email, credential_id,
      to_jsonb(transports) as transports
    from (select) as one_row left join passkeys on true`,
})

/**
 * Deletes the ceremony that a sign-in names, whatever the result, and finds the live passkey of the answer. Always
 * one row, with null for whatever is missing.
 */
export const consumeLogin = pipelined({
  takes: { hash: bytes, credentialId: bytes },
  gives: {
    hash: orNull(bytes),
    purpose: orNull(oneOf<'register' | 'login' | 'prove'>()),
    offered: orNull(json<string[]>()),
    isLive: orNull(flag),
    id: orNull(uuid),
    accountId: orNull(uuid),
    name: orNull(text),
    userHandle: orNull(bytes),
    credentialId: orNull(bytes),
    publicKey: orNull(bytes),
    counter: orNull(bigint),
    backupEligible: orNull(flag),
    backedUp: orNull(flag),
    transports: orNull(json<string[]>()),
  },
  sql: (p) => `
    with ceremony as (
      delete from challenges where hash = ${p.hash}
      returning hash, purpose, to_jsonb(offered) as offered, expires_at > now() as is_live
    ), passkey as (
      select keys.id, account_id, name, user_handle, credential_id, public_key, counter, backup_eligible, backed_up,
        to_jsonb(transports) as transports
      from keys join accounts on accounts.id = keys.account_id
      where credential_id = ${p.credentialId} and revoked_at is null
    )
    select ceremony.*, passkey.*
    from (select) as one_row left join ceremony on true left join passkey on true`,
})

/**
 * Signs in by a verified passkey answer: locks the account, compares and sets the counter, adds a browser key or a new
 * secret of the one to renew, and appends the audit event. All or nothing. `signedInAt` is null when another answer with
 * the same counter was faster, when the passkey is gone, or when the sign-in must be prepared under the account's lock
 * (`prepareSignIn`), and then run again with `isPrepared`. That is so for a changed backup flag too.
 * A response with counter 0 may also follow another with 0.
 */
export const enterByPasskey = pipelined({
  takes: {
    isPrepared: flag,
    passkeyId: uuid,
    knownCounter: bigint,
    counter: bigint,
    backupEligible: flag,
    backedUp: flag,
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
    isGhost: flag,
    features: json<string[]>(),
    id: orNull(uuid),
    upid: orNull(text),
    email: orNull(text),
    pendingEmail: orNull(text),
    first: orNull(text),
    last: orNull(text),
    formerCounter: orNull(bigint),
    formerBackupEligible: orNull(flag),
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
    ), account as (
      select id, upid, email, pending_email, first, last, restricted_at, rests_until, journal_seq, journal_hash
      from accounts
      where id = ${p.accountId} and exists (select from plain) and (${p.isPrepared} or due_at is null)
      for no key update
    ), stamped as (
      update keys set counter = ${p.counter}, backup_eligible = ${p.backupEligible}, backed_up = ${p.backedUp},
        last_used_at = now()
      from keys as former, account
      where keys.id = ${p.passkeyId} and keys.account_id = account.id and former.id = keys.id
        and (keys.counter = ${p.knownCounter} or keys.counter = 0 and ${p.counter} = 0) and keys.revoked_at is null
        and (${p.isPrepared} or keys.backup_eligible = ${p.backupEligible})
      returning keys.account_id, keys.name, former.counter as former_counter,
        former.backup_eligible as former_backup_eligible
    ), added as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${p.browserKeyId}, account_id, 'browser', ${p.browserName}, ${p.browserId}
      from stamped where ${p.renewedFrom} is null
      returning id
    ), secret as (
      -- The time under the lock, not the start of the transaction: secrets are ordered by it.
      insert into browser_secrets
        (id, key_id, hash, renewed_from, signed_in_by, signed_in_with_key_id, signed_in_with_address, created_at, proved_at)
      select ${p.secretId}, ${p.browserKeyId}, ${p.hash}, ${p.renewedFrom}, 'passkey', ${p.passkeyId},
        null, clock_timestamp(), clock_timestamp()
      from stamped
      returning created_at
    ), entry as (
      select account.id as account_id, journal_seq + 1 as seq, date_trunc('milliseconds', clock_timestamp()) as at,
        journal_hash as previous, (select name from stamped) as key_name, (select 'passkey' from stamped) as key_type
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
      select account_id, seq, at, 'signed_in', ${p.browserName}, key_type, key_name, null, previous,
        journal_hash(at, ${p.browserName}, null, 'signed_in', key_name, key_type, previous, seq)
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
    select (select created_at from secret) as signed_in_at,
      not exists (select from addresses where addresses.account_id = account.id) as is_ghost, (
        select coalesce(jsonb_agg(feature_name order by feature_name), '[]') from keys
        where keys.account_id = account.id and type = 'feature' and revoked_at is null
          and restricted_at is null and rests_until is null
      ) as features,
      account.id, upid, email, pending_email, first, last,
      former_counter, former_backup_eligible
    from (select) as one_row left join account on true left join stamped on true`,
})
