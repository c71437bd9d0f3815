import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts, type keys } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { entryStep, eventsStep, headStep, isBelowDailyNumber } from './append-steps.ts'

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

type AuditFacts = {
  accountId: string
  event: AuditEvent
  /** The browser key that did it; null for an unknown person, the operator and the service itself. */
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
  const isOften = event === 'signed_in' || (event === 'key_removed' && key?.type === 'browser')
  await (isOften ? appendFrequentEntry : appendEntry)(tx).execute(valuesOf(facts))
}

/** Appends a refused sign-in. The statement commits on its own, because a refused call changes nothing else. */
export async function appendRefusedSignIn(db: Queries, facts: Omit<AuditFacts, 'event'>) {
  await appendRefusedEntry(db).execute(valuesOf({ ...facts, event: 'sign_in_refused' }))
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

function valuesOf({ key, detail, ...facts }: AuditFacts) {
  return { ...facts, keyType: key?.type ?? null, keyName: key?.name ?? null, detail: detail ?? null }
}

const appendEntry = statement('note_entry', (db) => entryStatement(db, sql`true`))

/** Of the removed keys only browser keys can be very many. */
const appendFrequentEntry = statement('note_often_entry', (db) =>
  entryStatement(
    db,
    isBelowDailyNumber(
      sql`${sql.placeholder('accountId')}`,
      sql`event = ${sql.placeholder('event')} and (event <> 'key_removed' or key_type = 'browser')`,
    ),
  ),
)

const appendRefusedEntry = statement('note_refused_entry', (db) => {
  const accountId = sql`${sql.placeholder('accountId')}`
  const isRefusal = sql`event = 'sign_in_refused'`
  const isSpared = sql`(
    select count(*) < ${sql.raw(String(MOST_REFUSED))}
    from (
      select event, at from journal where account_id = ${accountId}
      order by seq desc limit ${sql.raw(String(MOST_REFUSED))}
    ) as latest
    where ${isRefusal} and at > now() - interval '1 hour'
  )`
  return entryStatement(db, sql`${isSpared} and ${isBelowDailyNumber(accountId, isRefusal)}`)
})

function entryStatement(db: Queries, condition: SQL) {
  const held = db.$with('held').as(
    db
      .select({ id: accounts.id, seq: accounts.journalSeq, hash: accounts.journalHash })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('accountId')))
      .for('no key update'),
  )
  const audited = entryStep(db, 'audited', {
    after: sql`(select id as account_id, journal_seq as seq, journal_hash as hash from held where ${condition})`,
    event: sql`${sql.placeholder('event')}`,
    // Only a browser of this account: the name of another account's browser must not appear here.
    browser: sql`(select name from keys where id = ${sql.placeholder('by')} and account_id = head.account_id)`,
    keyType: sql`${sql.placeholder('keyType')}`,
    keyName: sql`${sql.placeholder('keyName')}`,
    detail: sql`${sql.placeholder('detail')}`,
  })
  return db
    .with(held, audited, eventsStep(db, sql`audited`), headStep(db, audited, { isUse: false }))
    .select({ isNoted: sql<boolean>`exists (select from head)` })
    .from(oneRow)
}
