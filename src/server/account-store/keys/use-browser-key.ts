import { GRACE_S } from '#server/account-store/browsers/browser-secrets.ts'
import {
  bytes,
  flag,
  json,
  moment,
  oneOf,
  orNull,
  pipelined,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'

/**
 * Uses the browser key of a secret: updates the time of last use of the account, once an hour, and of the key. No row
 * when the secret is not valid. When a change of the account is due, updates nothing and returns `isDue`: it may be the
 * removal of this key. The update of the key decides, not the first look: the key may be revoked after the statement's
 * snapshot. Also reads what the session's token says of its holder.
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
    isGhost: flag,
    signedInAt: moment,
    method: orNull(oneOf<'passkey' | 'email'>()),
    features: json<string[]>(),
  },
  sql: (p) => `
    with found as (
      select browser_secrets.id, browser_secrets.hash, keys.id as key_id, accounts.id as account_id, upid,
        coalesce(due_at <= clock_timestamp(), false) as is_due, browser_secrets.used_at is null as is_first_use,
        exists (
          select from browser_secrets as other
          where other.key_id = keys.id and other.id <> browser_secrets.id and other.expires_at is null
        ) as has_others,
        not exists (select from addresses where addresses.account_id = accounts.id) as is_ghost,
        coalesce(signed_in_at, proved_at, browser_secrets.created_at) as signed_in_at,
        case when coalesce(signed_in_at, proved_at) is not null then signed_in_by end as method, (
          select coalesce(jsonb_agg(feature_name order by feature_name), '[]') from keys as feature
          where feature.account_id = accounts.id and feature.type = 'feature' and feature.revoked_at is null
            and restricted_at is null and rests_until is null
        ) as features
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

/**
 * Records the use of a secret and expires the secrets it replaces. A newer secret that was never used ends if it is
 * older than `GRACE_S`: its response was lost, or reached somebody else. `isStillLive` is false when a parallel use of
 * the key has ended this secret. Without that check two secrets could end each other.
 */
export const expireReplacedSecrets = pipelined({
  takes: { id: uuid, keyId: uuid, isFirstUse: flag },
  gives: { id: uuid, isStillLive: flag },
  sql: (p) => `
    with held as (
      -- Serializes uses of different secrets of the same key.
      select id from keys where id = ${p.keyId} for no key update
    ), mine as (
      -- Read under the lock and by the current clock: the snapshot and now() date from before the wait for the lock.
      select id, created_at from browser_secrets
      where id = ${p.id} and (expires_at is null or expires_at > clock_timestamp()) and exists (select from held)
      for update
    ), used as (
      update browser_secrets set used_at = now()
      where id = ${p.id} and ${p.isFirstUse} and exists (select from mine)
    ), older as (
      update browser_secrets set expires_at = now() + interval '${GRACE_S} s'
      where key_id = ${p.keyId} and id <> ${p.id} and expires_at is null and ${p.isFirstUse}
        and created_at <= (select created_at from mine)
    ), newer as (
      update browser_secrets set expires_at = now()
      where key_id = ${p.keyId} and id <> ${p.id} and expires_at is null and used_at is null
        and created_at > (select created_at from mine) and created_at <= now() - interval '${GRACE_S} s'
    )
    select ${p.id} as id, exists (select from mine) as is_still_live`,
})
