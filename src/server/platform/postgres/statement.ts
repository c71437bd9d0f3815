import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { clientOf } from '#server/platform/postgres/pool/builder-client.ts'
import { BUILDER, type Database, type Queries } from './open.ts'
import { WrongAnswer } from './unavailable.ts'

/** For a statement that answers with one row whatever its parts found. */
export const oneRow = sql`(select) as one_row`

/** What the query builder's `.prepare()` leaves: text, order of parameters and decoders of one statement. */
type Preparable<Prepared> = { prepare(name: string): Prepared }

/** Writes statements and can ask nobody. */
const writer: Database = drizzle.mock(BUILDER)

/**
 * A statement that is built with its first call and never again: building costs more than all else that Node does for it.
 * It asks for a few rows by an index, because outside of a transaction others are sent behind it on the same line. Rows that
 * open a session or show an account carry what they were asked by, for `requireAnswerTo`.
 * `name` says what it does; its parameters are `sql.placeholder(...)`. For each database or transaction it is the same
 * statement with another one to ask.
 */
export function statement<Prepared extends object>(
  name: string,
  build: (db: Queries) => Preparable<Prepared>,
): (db: Queries) => Prepared {
  let built: Prepared | null = null
  const bound = new WeakMap<Queries, Prepared>()
  return (db) => {
    const known = bound.get(db)
    if (known) return known
    built ??= build(writer).prepare(name)
    const client = clientOf(db)
    const fresh = Object.assign(Object.create(built), { client: client.shared ?? client })
    bound.set(db, fresh)
    return fresh
  }
}

/**
 * Refuses a row that answers another question than ours: it carries what it was asked by, an id or a hash. Whatever goes
 * wrong on a connection, no session is signed and no account shown by such a row.
 */
export function requireAnswerTo(asked: string | Buffer, answered: string | Buffer | undefined): void {
  const isOurs =
    typeof asked === 'string' ? asked === answered : Buffer.isBuffer(answered) && asked.equals(answered)
  if (!isOurs) throw new WrongAnswer()
}

/** The row of a statement from `oneRow`. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always answers with a row did not')
  return row
}
