import { integer, moment, oneOf, orNull, read, text, uuid } from '#server/platform/postgres/statement.ts'
import type { AuditEvent } from '#shared/audit-events.ts'

/**
 * The head of an account's audit log and its entries below `before`, newest first. One snapshot, so that head and
 * entries match. An account without entries has one row, whose `seq` is null.
 */
export const readEntries = read({
  takes: { accountId: uuid, before: integer, limit: integer },
  gives: {
    id: uuid,
    upid: text,
    headSeq: integer,
    headHash: orNull(text),
    seq: orNull(integer),
    at: orNull(moment),
    event: orNull(oneOf<AuditEvent>()),
    browser: orNull(text),
    keyType: orNull(oneOf<'browser' | 'passkey' | 'email' | 'feature'>()),
    keyName: orNull(text),
    detail: orNull(text),
    previous: orNull(text),
    hash: orNull(text),
  },
  sql: (p) => `
    select accounts.id, upid, journal_seq as head_seq, journal_hash as head_hash, page.*
    from accounts left join (
      select seq, at, event, browser, key_type, key_name, detail, previous, hash from journal
      where account_id = ${p.accountId} and seq < ${p.before}
      order by seq desc limit ${p.limit}
    ) as page on true
    where accounts.id = ${p.accountId}
    order by page.seq desc`,
})
