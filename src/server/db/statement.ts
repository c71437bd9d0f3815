import { sql } from 'drizzle-orm'
import type { Queries } from './open.ts'

/** For a statement that answers with one row whatever its parts found. */
export const oneRow = sql`(select) as one_row`

/** What the query builder's `.prepare()` leaves: text, order of parameters and decoders of one statement. */
type Preparable<Prepared> = { prepare(name: string): Prepared }

/**
 * A statement that is built once for each database and not again for each call: building costs more than all else that
 * Node does for it. `name` says what it does; its parameters are `sql.placeholder(...)`. Within a transaction it is built
 * anew.
 */
export function statement<Prepared extends object>(
  name: string,
  build: (db: Queries) => Preparable<Prepared>,
): (db: Queries) => Prepared {
  const built = new WeakMap<Queries, Prepared>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const fresh = build(db).prepare(name)
    built.set(db, fresh)
    return fresh
  }
}

/** The row of a statement from `oneRow`. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always answers with a row did not')
  return row
}
