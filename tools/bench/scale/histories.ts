import type { Crowds } from './filling.ts'

type Entry = { event: string; at?: string; key?: string }

/** Past events: audit logs, pending changes and merges that can be undone. */
export function histories({ everybody, few, over, isOneOfSome }: Crowds): string[] {
  return [
    // How an account got its three keys. Ordered by entry and not by account, because those of other accounts came in
    // between.
    entry(everybody, 1, {
      event: 'guest_made',
      at: `case when ${isOneOfSome} then now() - interval '2 years' else now() end`,
    }),
    entry(everybody, 2, { event: 'key_added', key: 'passkey' }),
    entry(everybody, 3, { event: 'key_activated', key: 'email' }),
    ...waiting(few),
    oldChanges(over),
    brings(few, 'bring', `now() + interval '1 day'`),
    brings(over, 'late bring', `now() - interval '1 hour'`),
  ]
}

/** The hash is not valid: nothing verifies these audit logs. */
function entry(crowd: string, seq: number, { event, at = 'now()', key }: Entry): string {
  return `insert into journal (account_id, seq, at, event, browser, key_type, key_name, previous, hash)
    select pg_temp.id_of('account', n), ${seq}, ${at}, '${event}', 'Chrome on Linux',
      ${key ? `'${key}', '${key}'` : 'null, null'},
      ${seq === 1 ? 'null' : `pg_temp.secret_of('entry ${seq - 1}', n)`}, pg_temp.secret_of('entry ${seq}', n)
    from ${crowd}`
}

/** Each is pending, and was announced to one mailbox, which can stop it. */
function waiting(crowd: string): string[] {
  return [
    `insert into changes (id, account_id, at, event, by_key_id, browser, takes_effect_at, effect)
      select pg_temp.id_of('change', n), pg_temp.id_of('account', n), now(), 'restriction_lifted',
        pg_temp.id_of('browser', n), 'Chrome on Linux', now() + interval '1 day', '{"do": "liftRestriction"}'
      from ${crowd}`,
    `insert into stop_tokens (hash, change_id)
      select pg_temp.hash_of('change', n), pg_temp.id_of('change', n) from ${crowd}`,
    `update accounts set due_at = now() + interval '1 day' from ${crowd} where id = pg_temp.id_of('account', n)`,
  ]
}

/** Done so long ago that the clean-up deletes them. */
function oldChanges(crowd: string): string {
  return `insert into changes (id, account_id, at, event, by_key_id, browser, key_type, key_name)
    select pg_temp.id_of('old change', n), pg_temp.id_of('account', n), now() - interval '2 months', 'key_added',
      pg_temp.id_of('browser', n), 'Chrome on Linux', 'passkey', 'Passkey' from ${crowd}`
}

function brings(crowd: string, kind: string, expiresAt: string): string {
  return `insert into brings (hash, account_id, brought, first, last, expires_at)
    select pg_temp.hash_of('${kind}', n), pg_temp.id_of('account', n), '{name}', 'Ada', 'Lovelace', ${expiresAt}
    from ${crowd}`
}
