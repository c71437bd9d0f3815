import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import type { keys } from '#server/platform/postgres/schema.ts'
import { flag, orNull, pipelined, text, uuid } from '#server/platform/postgres/statement.ts'
import { type AuditEvent, OPERATOR } from '#shared/audit-events.ts'
import { maskAddress } from '#shared/masked-address.ts'

/** Days that an audit event is kept. */
export const AUDIT_LOG_DAYS = 400

/**
 * Entries that an audit log keeps at most; beyond, the oldest are deleted.
 *
 * An attacker who wants to push an entry out must cause as many new ones. An account can have some 1,400 in a day.
 * Changes of name and birthday: 300. Added keys: 100, each of which may be activated and removed. Mailed codes: 100,
 * for 5 addresses, each of which may be verified, replace another and be removed. Sign-ins, refused sign-ins and
 * signed-out browsers: 100 each. Exports, restrictions, deletions and their undoing: 31.
 *
 * So it takes a week, and each address gets a notice of the first twenty changes of each day.
 */
export const MOST_ENTRIES_KEPT = 10_000

/**
 * Refused sign-ins in a row, within an hour, that are appended. Otherwise anybody who knows an address could fill the
 * audit log.
 */
const MOST_REFUSED = 10

/** Entries of one frequent event that are appended in a day. Beyond that it happens without an entry. */
export const MOST_FREQUENT_A_DAY = 100

/** More entries than an account can have in a day (see `MOST_ENTRIES_KEPT`), so that the count misses none. */
export const LOOKED_THROUGH = 2000

type AuditFacts = {
  accountId: string
  event: AuditEvent
  /** The browser key that did it, or `OPERATOR`; null for an unknown person and the service itself. */
  by: string | null
  /** The key that the event is about. */
  key?: Pick<typeof keys.$inferSelect, 'type' | 'name'> | null
  /** An address of the account, or another address in masked form. */
  detail?: string | null
}

/**
 * Appends an audit event in the transaction of the change, under the account's lock. Sign-ins and removed browser keys
 * are limited a day: beyond that nothing is appended.
 */
export async function appendAuditEvent(tx: Transaction, facts: AuditFacts) {
  const { event, key } = facts
  const isFrequent = event === 'signed_in' || (event === 'key_removed' && key?.type === 'browser')
  await append(tx, { ...facts, isFrequent })
}

/** Appends a refused sign-in. The statement commits on its own, because a refused call changes nothing else. */
export async function appendRefusedSignIn(db: Queries, facts: Omit<AuditFacts, 'event'>) {
  await append(db, { ...facts, event: 'sign_in_refused', isFrequent: true })
}

async function append(db: Queries, { key, detail, by, ...facts }: AuditFacts & { isFrequent: boolean }) {
  const who = by === OPERATOR ? { by: null, detail: OPERATOR } : { by, detail: detail ?? null }
  await appendEntry(db, { ...facts, ...who, keyType: key?.type ?? null, keyName: key?.name ?? null })
}

/**
 * A key as the audit log names it. The address of an e-mail key is masked until it is activated, because only then it
 * is known to belong to the account.
 */
export function auditName({
  type,
  name,
  activatedAt,
}: Pick<typeof keys.$inferSelect, 'type' | 'name' | 'activatedAt'>) {
  return { type, name: type === 'email' && activatedAt === null ? maskAddress(name) : name }
}

/**
 * Appends an entry behind the head of the log, under the account's lock. A frequent event beyond its daily number, and a
 * refused sign-in after many others, are not appended. Of the removed keys only browser keys can be very many. The
 * browser must be of this account: the name of another account's browser must not appear here.
 */
const appendEntry = pipelined({
  takes: {
    accountId: uuid,
    event: text,
    isFrequent: flag,
    by: orNull(uuid),
    keyType: orNull(text),
    keyName: orNull(text),
    detail: orNull(text),
  },
  gives: {},
  sql: (p) => `
    with held as (
      select id, journal_seq, journal_hash from accounts where id = ${p.accountId} for no key update
    ), entry as (
      select journal_seq + 1 as seq, date_trunc('milliseconds', clock_timestamp()) as at, journal_hash as previous,
        (select name from keys where keys.id = ${p.by} and keys.account_id = held.id) as browser
      from held
      where (not ${p.isFrequent} or (
        select count(*) < ${MOST_FREQUENT_A_DAY}
        from (
          select event, key_type, at from journal where account_id = ${p.accountId}
          order by seq desc limit ${LOOKED_THROUGH}
        ) as latest
        where event = ${p.event} and (event <> 'key_removed' or key_type = 'browser')
          and at > now() - interval '1 day'
      )) and (${p.event} <> 'sign_in_refused' or (
        select count(*) < ${MOST_REFUSED}
        from (
          select event, at from journal where account_id = ${p.accountId} order by seq desc limit ${MOST_REFUSED}
        ) as latest
        where event = 'sign_in_refused' and at > now() - interval '1 hour'
      ))
    ), audited as (
      insert into journal (account_id, seq, at, event, browser, key_type, key_name, detail, previous, hash)
      select ${p.accountId}, seq, at, ${p.event}, browser, ${p.keyType}, ${p.keyName}, ${p.detail}, previous,
        journal_hash(at, browser, ${p.detail}, ${p.event}, ${p.keyName}, ${p.keyType}, previous, seq)
      from entry
      returning seq, hash
    )
    update accounts set journal_seq = audited.seq, journal_hash = audited.hash
    from audited where id = ${p.accountId}`,
})
