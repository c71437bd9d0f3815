import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, journal } from '#server/platform/postgres/schema.ts'
import type { AuditEvent } from '#shared/audit-events.ts'

// Parts of statements that append audit events. The event is appended in the same statement as the change it records:
// no extra round trip, and never one without the other.

type Entry = {
  /**
   * The entry before this one, as a table with the columns `account_id`, `seq` and `hash`. It is the head of a locked
   * audit log, or an entry of the same statement. No row: nothing is appended.
   */
  after: SQL
  event: AuditEvent | SQL
  browser: SQL
  keyType?: SQL
  keyName?: SQL
  detail?: SQL
}

const none = sql`null`

/** Entries of one frequent event that are appended in a day. */
export const MOST_FREQUENT_A_DAY = 100

/** More entries than an account can have in a day (see `MOST_ENTRIES_KEPT`), so that the count misses none. */
const LOOKED_THROUGH = 2000

/**
 * Condition: a frequent event is below its daily number. Signing in, or signing a browser out, is never refused for
 * this, but must not fill the audit log. Beyond the number it happens without an audit event.
 */
export function isBelowDailyNumber(accountId: SQL, matching: SQL): SQL {
  return sql`(
    select count(*) < ${sql.raw(String(MOST_FREQUENT_A_DAY))}
    from (
      select event, key_type, at from journal where account_id = ${accountId}
      order by seq desc limit ${sql.raw(String(LOOKED_THROUGH))}
    ) as latest
    where ${matching} and at > now() - interval '1 day'
  )`
}

/** The empty audit log of a new account, as `after` of its first entry. */
export function emptyAuditLog(accountId: SQL, from: SQL | ReturnType<typeof sql.identifier>) {
  return sql`(select ${accountId} as account_id, 0 as seq, null::text as hash from ${from})`
}

/** The step that composes an entry: sequence number, time and hash. Writes nothing yet. */
export function entryStep(db: Queries, name: string, { after, event, browser, ...about }: Entry) {
  const { keyType = none, keyName = none, detail = none } = about
  return db.$with(name, { accountId: journal.accountId, seq: journal.seq, hash: journal.hash }).as(sql`
    select entry.*, ${hashOfEntry} as hash
    from (
      select account_id, seq + 1 as seq, date_trunc('milliseconds', clock_timestamp()) as at, ${event}::text as event,
        ${browser}::text as browser, ${keyType}::text as key_type, ${keyName}::text as key_name,
        ${detail}::text as detail, hash as previous
      from ${after} as head
    ) as entry`)
}

/** The step that inserts the entries of the given steps. */
export function eventsStep(db: Queries, ...audited: [SQL, ...SQL[]]) {
  const columns = sql`account_id, seq, at, event, browser, key_type, key_name, detail, previous, hash`
  const entries = audited.map((one) => sql`select ${columns} from ${one}`)
  return db
    .$with('noted', { seq: journal.seq })
    .as(sql`insert into ${journal} (${columns}) ${sql.join(entries, sql` union all `)} returning seq`)
}

/**
 * The step that moves the head of an audit log to an entry. With `isUse` it also records that the account is in use,
 * once an hour: a statement can update a row only once.
 */
export function headStep(db: Queries, audited: ReturnType<typeof entryStep>, { isUse }: { isUse: boolean }) {
  const lastUsedAt = sql`case when ${isStampDue()} then now() else ${accounts.lastUsedAt} end`
  return db.$with('head').as(
    db
      .update(accounts)
      .set({
        journalSeq: sql`${audited.seq}`,
        journalHash: sql`${audited.hash}`,
        ...(isUse && { lastUsedAt }),
      })
      .from(audited)
      .where(eq(accounts.id, audited.accountId))
      .returning({ id: accounts.id }),
  )
}

/**
 * SHA-256 in base64url of the entry without its hash, as canonical JSON (RFC 8785): sorted names, no spaces, strings
 * escaped as by `JSON.stringify`. PostgreSQL escapes in the same way; a test compares the two.
 */
const hashOfEntry = sql`translate(encode(sha256(convert_to(
  '{"at":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || '","browser":' || ${inJson(sql`browser`)} || ',"detail":' || ${inJson(sql`detail`)}
    || ',"event":' || ${inJson(sql`event`)}
    || ',"key":' || coalesce('{"name":' || to_json(key_name) || ',"type":' || to_json(key_type) || '}', 'null')
    || ',"previous":' || ${inJson(sql`previous`)} || ',"seq":' || seq || '}',
  'UTF8')), 'base64'), '+/=', '-_')`

function inJson(text: SQL) {
  return sql`coalesce(to_json(${text})::text, 'null')`
}

/** Condition: the last use was recorded over an hour ago. Once an hour is enough to find abandoned guests. */
export function isStampDue(): SQL {
  return sql`${accounts.lastUsedAt} < now() - interval '1 hour'`
}
