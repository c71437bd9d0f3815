import type { Sql } from 'postgres'

/** Due letters that claim to be sealed by this key: delivery claims them all, finds them broken and gives them up. */
export async function addDueLetters(sql: Sql, count: number, keyName: string) {
  await sql`
    insert into outbox (id, sealed_by, kind, sealed)
    select gen_random_uuid(), ${keyName}, 'notice', ${keyName} || ':' || (
      select string_agg(md5(n::text || word::text), '') from generate_series(1, 60) as word
    )
    from generate_series(1, ${count}::int) as n`
}

/** Notices whose day is over: delivery makes a digest of them. */
export async function addDueNotices(sql: Sql, count: number) {
  await sql`
    update held_notices set due_at = now()
    where (account_id, address) in (
      select account_id, address from held_notices order by account_id desc limit ${count}
    )`
}
