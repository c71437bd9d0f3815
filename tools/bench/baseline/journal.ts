import { sql } from './database.ts'

type Fragment = ReturnType<typeof sql>

/**
 * An audit log's next entry with its hash; `head` is a table with the `account_id`, `seq` and `hash` of the previous
 * entry.
 */
export function entryAfter(
  head: Fragment,
  {
    event,
    detail = sql`null`,
    passkey = sql`null`,
  }: { event: string; detail?: Fragment; passkey?: Fragment },
) {
  return sql`
    select entry.*, translate(encode(sha256(convert_to(
      '{"at":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","browser":' || to_json(browser)
        || ',"detail":' || coalesce(to_json(detail)::text, 'null') || ',"event":' || to_json(event)
        || ',"key":' || coalesce('{"name":' || to_json(key_name) || ',"type":"passkey"}', 'null')
        || ',"previous":' || coalesce(to_json(previous)::text, 'null') || ',"seq":' || seq || '}',
      'UTF8')), 'base64'), '+/=', '-_') as hash
    from (
      select account_id, seq + 1 as seq, date_trunc('milliseconds', clock_timestamp()) as at, ${event}::text as event,
        'Chrome on Linux'::text as browser, ${passkey}::text as key_name, ${detail}::text as detail, hash as previous
      from ${head} as head
    ) as entry`
}

/** Stores the entries of a step that `entryAfter` made. */
export function noted(told: Fragment) {
  return sql`
    insert into journal (account_id, seq, at, event, browser, key_type, key_name, detail, previous, hash)
    select account_id, seq, at, event, browser, case when key_name is not null then 'passkey' end, key_name, detail, previous, hash
    from ${told} as told`
}
