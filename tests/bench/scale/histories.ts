import type { Crowds } from './filling.ts'

type Entry = { event: string; at?: string; key?: string }

/** What happened: as it is told, and as it can be undone. */
export function histories({ everybody, few, over, isOneOfSome }: Crowds): string[] {
  return [
    // How an account came to its three keys. By entry and not by account: others came to theirs in between.
    entry(everybody, 1, {
      event: 'guest_made',
      at: `case when ${isOneOfSome} then now() - interval '2 years' else now() end`,
    }),
    entry(everybody, 2, { event: 'key_added', key: 'passkey' }),
    entry(everybody, 3, { event: 'key_activated', key: 'email' }),
    ...changes(few, 'change', `now() + interval '1 day'`),
    ...changes(over, 'settled change', `now() - interval '1 hour'`),
    brings(few, 'bring', `now() + interval '1 day'`),
    brings(over, 'late bring', `now() - interval '1 hour'`),
  ]
}

/** Its hash is none: nobody verifies these journals. */
function entry(crowd: string, seq: number, { event, at = 'now()', key }: Entry): string {
  return `insert into journal (account_id, seq, at, event, browser, key_type, key_name, previous, hash)
    select pg_temp.id_of('account', n), ${seq}, ${at}, '${event}', 'Chrome on Linux',
      ${key ? `'${key}', '${key}'` : 'null, null'},
      ${seq === 1 ? 'null' : `pg_temp.secret_of('entry ${seq - 1}', n)`}, pg_temp.secret_of('entry ${seq}', n)
    from ${crowd}`
}

/** Each was told to one mailbox, which can undo it. */
function changes(crowd: string, kind: string, undoableUntil: string): string[] {
  return [
    `insert into changes (id, account_id, at, undoable_until, event, by_key_id, browser, by_since, key_type, key_name,
        keys_added, keys_removed, addresses_gained, addresses_lost)
      select pg_temp.id_of('${kind}', n), pg_temp.id_of('account', n), now(), ${undoableUntil}, 'key_added',
        pg_temp.id_of('browser', n), 'Chrome on Linux', now(), 'passkey', 'Passkey',
        array[pg_temp.id_of('passkey', n)], '{}', '{}', '{}' from ${crowd}`,
    `insert into change_undos (hash, change_id, since)
      select pg_temp.hash_of('${kind}', n), pg_temp.id_of('${kind}', n), now() from ${crowd}`,
  ]
}

function brings(crowd: string, kind: string, expiresAt: string): string {
  return `insert into brings (hash, account_id, brought, first, last, expires_at)
    select pg_temp.hash_of('${kind}', n), pg_temp.id_of('account', n), '{name}', 'Ada', 'Lovelace', ${expiresAt}
    from ${crowd}`
}
