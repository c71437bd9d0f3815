import { GRACE_S } from '#server/account-store/browsers/browser-secrets.ts'
import { flag, pipelined, uuid } from '#server/platform/postgres/statement.ts'

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
