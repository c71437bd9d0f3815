import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/db/open.ts'
import { accounts, type keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import type { JournalEvent } from '#shared/journal-events.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { headStep, notedStep, toldStep } from './journal-steps.ts'

/** How long an entry of a journal is kept. */
export const JOURNAL_DAYS = 400

/** Refused sign-ins in a row, within an hour, that are noted: whoever knows an address could fill its journal. */
const MOST_REFUSED = 10

type Happening = {
  accountId: string
  event: JournalEvent
  /** The browser key of who did it; null for a stranger, the operator and the house itself. */
  by: string | null
  /** The key that it is about. */
  key?: Pick<typeof keys.$inferSelect, 'type' | 'name'> | null
  /** An address of the account's own, or another one masked. */
  detail?: string | null
}

/** Notes what happened to an account, in the transaction that does it and under the account's lock. */
export async function note(tx: Transaction, happening: Happening) {
  await noteEntry(tx).execute(valuesOf(happening))
}

/** The same for somebody who was not let in, by a statement that commits by itself: who is refused changes nothing else. */
export async function noteRefusal(db: Queries, happening: Omit<Happening, 'event'>) {
  await noteRefusedEntry(db).execute(valuesOf({ ...happening, event: 'sign_in_refused' }))
}

/** A key as the journal calls it: the address of an e-mail key is its account's own only once it is activated. */
export function asNoted({
  type,
  name,
  activatedAt,
}: Pick<typeof keys.$inferSelect, 'type' | 'name' | 'activatedAt'>) {
  return { type, name: type === 'email' && activatedAt === null ? maskAddress(name) : name }
}

function valuesOf({ key, detail, ...happening }: Happening) {
  return { ...happening, keyType: key?.type ?? null, keyName: key?.name ?? null, detail: detail ?? null }
}

const noteEntry = statement('note_entry', (db) => entryStatement(db, sql`true`))

const noteRefusedEntry = statement('note_refused_entry', (db) => {
  const isSpared = sql`(
    select count(*) filter (where event = 'sign_in_refused' and at > now() - interval '1 hour')
    from (
      select event, at from journal where account_id = ${sql.placeholder('accountId')} order by seq desc limit ${sql.raw(String(MOST_REFUSED))}
    ) as latest
  ) < ${sql.raw(String(MOST_REFUSED))}`
  return entryStatement(db, isSpared)
})

function entryStatement(db: Queries, condition: SQL) {
  const held = db.$with('held').as(
    db
      .select({ id: accounts.id, seq: accounts.journalSeq, hash: accounts.journalHash })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('accountId')))
      .for('no key update'),
  )
  const told = toldStep(db, 'told', {
    after: sql`(select id as account_id, journal_seq as seq, journal_hash as hash from held where ${condition})`,
    event: sql`${sql.placeholder('event')}`,
    // Of this account: a browser of another one has no name here.
    browser: sql`(select name from keys where id = ${sql.placeholder('by')} and account_id = head.account_id)`,
    keyType: sql`${sql.placeholder('keyType')}`,
    keyName: sql`${sql.placeholder('keyName')}`,
    detail: sql`${sql.placeholder('detail')}`,
  })
  return db
    .with(held, told, notedStep(db, sql`told`), headStep(db, told, { isUse: false }))
    .select({ isNoted: sql<boolean>`exists (select from head)` })
    .from(oneRow)
}
