import {
  bytes,
  flag,
  moment,
  orNull,
  pipelined,
  read,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'

/**
 * The account of a session, whether it is inactive, and whether a change of it is due. No row when the session has
 * ended: its secret and key must be live.
 */
export const findStanding = read({
  takes: { accountId: uuid, browserKeyId: uuid, secretId: uuid },
  gives: {
    id: uuid,
    upid: text,
    restrictedAt: orNull(moment),
    restsUntil: orNull(moment),
    isDue: flag,
  },
  sql: (p) => `
    select accounts.id, upid, restricted_at, rests_until, coalesce(due_at <= clock_timestamp(), false) as is_due
    from browser_secrets
      join keys on keys.id = browser_secrets.key_id
      join accounts on accounts.id = keys.account_id
    where browser_secrets.id = ${p.secretId} and keys.id = ${p.browserKeyId} and accounts.id = ${p.accountId}
      and keys.type = 'browser' and keys.revoked_at is null
      and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())`,
})

/**
 * Uses the browser key of a secret: updates the time of last use of the account, once an hour, and of the key. No row
 * when the secret is not valid. When a change of the account is due, updates nothing and returns `isDue`: it may be the
 * removal of this key. The update of the key decides, not the first look: the key may be revoked after the statement's
 * snapshot.
 */
export const stampBrowserKey = pipelined({
  takes: { hash: bytes, browserName: orNull(text) },
  gives: {
    id: uuid,
    hash: bytes,
    keyId: uuid,
    accountId: uuid,
    upid: text,
    isDue: flag,
    isFirstUse: flag,
    hasOthers: flag,
  },
  sql: (p) => `
    with found as (
      select browser_secrets.id, browser_secrets.hash, keys.id as key_id, accounts.id as account_id, upid,
        coalesce(due_at <= clock_timestamp(), false) as is_due, browser_secrets.used_at is null as is_first_use,
        exists (
          select from browser_secrets as other
          where other.key_id = keys.id and other.id <> browser_secrets.id and other.expires_at is null
        ) as has_others
      from browser_secrets
        join keys on keys.id = browser_secrets.key_id
        join accounts on accounts.id = keys.account_id
      where browser_secrets.hash = ${p.hash} and keys.revoked_at is null
        and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())
    ), account as (
      update accounts set last_used_at = now() from found
      where accounts.id = found.account_id and not found.is_due and last_used_at < now() - interval '1 hour'
      returning accounts.id
    ), key as (
      -- Account before key, as everywhere: transactions that lock in the same order cannot deadlock.
      update keys set last_used_at = now(), name = coalesce(${p.browserName}, name) from found
      where keys.id = found.key_id and keys.revoked_at is null and not found.is_due
        and (select count(*) from account) >= 0
      returning keys.id
    )
    select found.* from found left join key on key.id = found.key_id where found.is_due or key.id is not null`,
})
