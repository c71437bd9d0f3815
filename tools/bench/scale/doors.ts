import type { Crowds } from './filling.ts'

/** The accounts and what opens them, including the keys for the clean-up. */
export function doors({ everybody, some, few, over }: Crowds): string[] {
  return [
    `insert into accounts (id, upid, user_handle, first, last, journal_seq, journal_hash)
      select pg_temp.id_of('account', n), 'P' || lpad(n::text, 9, '0'), sha512(convert_to('handle ' || n, 'UTF8')),
        'Ada', 'Lovelace', 3, pg_temp.secret_of('entry 3', n) from ${everybody}`,
    `insert into addresses (address, account_id)
      select 'person-' || n || '@scale.example', pg_temp.id_of('account', n) from ${everybody}`,
    // By kind and not by account: the keys of an account were made on different days.
    `insert into keys (id, account_id, type, name, browser_id, last_used_at)
      select pg_temp.id_of('browser', n), pg_temp.id_of('account', n), 'browser', 'Chrome on Linux',
        substr(md5(n::text), 1, 16), now() from ${everybody}`,
    `insert into browser_secrets (id, hash, key_id, used_at)
      select pg_temp.id_of('secret', n), pg_temp.hash_of('secret', n), pg_temp.id_of('browser', n), now()
      from ${everybody}`,
    `insert into keys (id, account_id, type, name, made_by_secret_id, credential_id, public_key, counter, transports,
        backup_eligible, backed_up)
      select pg_temp.id_of('passkey', n), pg_temp.id_of('account', n), 'passkey', 'Passkey',
        pg_temp.id_of('secret', n), pg_temp.hash_of('credential', n),
        pg_temp.hash_of('x', n) || pg_temp.hash_of('y', n), 0, '{internal}', true, true from ${everybody}`,
    `insert into keys (id, account_id, type, name, made_by_secret_id, email, activated_at)
      select pg_temp.id_of('email', n), pg_temp.id_of('account', n), 'email', 'Email',
        pg_temp.id_of('secret', n), 'person-' || n || '@scale.example', now() from ${everybody}`,
    `insert into keys (id, account_id, type, name, feature_name)
      select pg_temp.id_of('feature', n), pg_temp.id_of('account', n), 'feature', 'Early access', 'early-access'
      from ${few}`,
    awaiting(few, 'awaiting', 'now()'),
    awaiting(over, 'forgotten', `now() - interval '1 month'`),
    `insert into accounts (id, upid, user_handle, created_at, last_used_at)
      select pg_temp.id_of('ghost', n), 'G' || lpad(n::text, 9, '0'), pg_temp.hash_of('ghost', n),
        now() - interval '3 years', now() - interval '3 years' from ${some}`,
    `insert into keys (id, account_id, type, name, browser_id, created_at)
      select pg_temp.id_of('ghosts browser', n), pg_temp.id_of('ghost', n), 'browser', 'Chrome on Linux',
        substr(md5(n::text), 1, 16), now() - interval '3 years' from ${some}`,
    `insert into keys (id, account_id, type, name, browser_id, created_at)
      select pg_temp.id_of('idle', n), pg_temp.id_of('account', n), 'browser', 'Chrome on Linux',
        substr(md5(n::text), 1, 16), now() - interval '2 years' from ${some}`,
    `insert into keys (id, account_id, type, name, browser_id, created_at, revoked_at)
      select pg_temp.id_of('revoked', n), pg_temp.id_of('account', n), 'browser', 'Chrome on Linux',
        substr(md5(n::text), 1, 16), now() - interval '2 years', now() - interval '1 year' from ${some}`,
  ]
}

/** E-mail keys that await activation. */
function awaiting(crowd: string, kind: string, createdAt: string): string {
  return `insert into keys (id, account_id, type, name, made_by_secret_id, email, created_at)
    select pg_temp.id_of('${kind}', n), pg_temp.id_of('account', n), 'email', 'Email', pg_temp.id_of('secret', n),
      '${kind}-' || n || '@scale.example', ${createdAt} from ${crowd}`
}
