import type { Sql } from 'postgres'
import { teachPeople } from './people.ts'

/** One in so many accounts has something beside it for the sweep: a forgotten ghost, an idle browser, a revoked key. */
const LEFT_BEHIND = 100

/** What is under way at one moment: one in so many accounts has a link, a challenge, a code, a letter that waits. */
const UNDER_WAY = 20

/** Rows of these are changed again and again, and their pages have room for it where the database is not new. */
const UPDATED = ['accounts', 'keys', 'browser_secrets']

/** Fills a migrated, empty database with accounts of three keys each. The connection must be one alone. */
export async function fill(sql: Sql, size: number) {
  await teachPeople(sql)
  // Nothing here is news to the foreign keys, and nothing has to survive.
  await sql.unsafe('set session_replication_role = replica')
  await sql.unsafe('set synchronous_commit = off')
  for (const table of UPDATED) await sql.unsafe(`alter table ${table} set (fillfactor = 85)`)
  for (const statement of statements(size)) await sql.unsafe(statement)
  for (const table of UPDATED) await sql.unsafe(`alter table ${table} reset (fillfactor)`)
  await sql.unsafe('vacuum (freeze, analyze)')
  await sql.unsafe('create extension pg_prewarm')
  await sql.unsafe(`
    select pg_prewarm(oid) from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`)
}

/** Letters that are due and say to be sealed by this key: delivery claims them all, finds them broken and buries them. */
export async function addDueLetters(sql: Sql, count: number, keyName: string) {
  await sql`
    insert into outbox (id, sealed)
    select gen_random_uuid(), ${keyName} || ':' || (
      select string_agg(md5(n::text || word::text), '') from generate_series(1, 60) as word
    )
    from generate_series(1, ${count}::int) as n`
}

function statements(size: number) {
  const everybody = `generate_series(1, ${size}) as n`
  const some = `generate_series(1, ${size}, ${LEFT_BEHIND}) as n`
  const few = `generate_series(1, ${size}, ${UNDER_WAY}) as n`
  const bytes = (text: string) => `sha256(convert_to('${text} ' || n, 'UTF8'))`
  return [
    `insert into accounts (id, upid, user_handle, first, last)
      select pg_temp.id_of('account', n), 'P' || lpad(n::text, 9, '0'), sha512(convert_to('handle ' || n, 'UTF8')),
        'Ada', 'Lovelace' from ${everybody}`,
    `insert into addresses (address, account_id)
      select 'person-' || n || '@scale.example', pg_temp.id_of('account', n) from ${everybody}`,
    // By kind and not by account: the keys of an account were made on different days.
    `insert into keys (id, account_id, type, name, browser_id, last_used_at)
      select pg_temp.id_of('browser', n), pg_temp.id_of('account', n), 'browser', 'Chrome on Linux',
        substr(md5(n::text), 1, 16), now() from ${everybody}`,
    `insert into browser_secrets (id, hash, key_id, used_at)
      select pg_temp.id_of('secret', n), sha256(convert_to(pg_temp.secret_of(n), 'UTF8')), pg_temp.id_of('browser', n),
        now() from ${everybody}`,
    `insert into keys (id, account_id, type, name, made_by_secret_id, credential_id, public_key, counter, transports,
        backup_eligible, backed_up)
      select pg_temp.id_of('passkey', n), pg_temp.id_of('account', n), 'passkey', 'Passkey',
        pg_temp.id_of('secret', n), ${bytes('credential')}, ${bytes('x')} || ${bytes('y')}, 0, '{internal}', true, true
      from ${everybody}`,
    `insert into keys (id, account_id, type, name, made_by_secret_id, email, activated_at)
      select pg_temp.id_of('email', n), pg_temp.id_of('account', n), 'email', 'Email',
        pg_temp.id_of('secret', n), 'person-' || n || '@scale.example', now() from ${everybody}`,
    `insert into accounts (id, upid, user_handle, created_at, last_used_at)
      select pg_temp.id_of('ghost', n), 'G' || lpad(n::text, 9, '0'), ${bytes('ghost')},
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
    `insert into links (hash, address, expires_at)
      select ${bytes('link')}, 'waiting-' || n || '@scale.example', now() + interval '1 day' from ${few}`,
    `insert into challenges (hash, purpose, expires_at)
      select ${bytes('challenge')}, 'login', now() + interval '1 day' from ${few}`,
    `insert into codes (id, account_id, address, purpose, hmac, expires_at)
      select pg_temp.id_of('code', n), pg_temp.id_of('account', n), 'new-' || n || '@scale.example', 'recovery',
        ${bytes('code')}, now() + interval '1 day' from ${few}`,
    `insert into limits (bucket, count, expires_at)
      select 'accounts a minute from network ' || n, 1, now() + interval '1 day' from ${few}`,
    `insert into outbox (id, sealed, attempts, next_try_at)
      select pg_temp.id_of('letter', n), repeat(md5(n::text), 60), 3, now() + interval '1 day' from ${few}`,
  ]
}
