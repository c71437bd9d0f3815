import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { clientOf } from '#server/platform/postgres/pool/builder-client.ts'
import { BUILDER, type Database, type Queries } from './open.ts'
import { WrongAnswer } from './unavailable.ts'

/** For a statement that always returns one row, whatever its parts found. */
export const oneRow = sql`(select) as one_row`

/** The result of the query builder's `.prepare()`: text, parameter order and decoders of one statement. */
type Preparable<Prepared> = { prepare(name: string): Prepared }

/** Builds statements and has no connection. */
const writer: Database = drizzle.mock(BUILDER)

/**
 * A statement that is built once, with its first call: building costs more than all else that Node does for it. For
 * each database or transaction it is the same statement with another client. `name` says what it does; its parameters
 * are `sql.placeholder(...)`.
 *
 * It must read or change a few rows by an index, because outside a transaction others are pipelined behind it. Rows
 * that open a session or show an account contain the id or hash they were selected by, for `requireAnswerTo`.
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
 * Refuses a row that answers another query: it must contain the id or hash that was asked for. Whatever goes wrong on
 * a connection, such a row signs no session and shows no account.
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
