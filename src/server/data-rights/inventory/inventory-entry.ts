import type { InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How long things are kept, in words: the rooms that keep them hand in what they keep to. */
export type KeepingTimes = Record<
  | 'link'
  | 'code'
  | 'challenge'
  | 'proof'
  | 'journal'
  | 'deletionRest'
  | 'delay'
  | 'change'
  | 'bring'
  | 'guestSeenOnce'
  | 'idleGuest'
  | 'revokedKey'
  | 'pendingKey'
  | 'idleBrowser'
  | 'notice'
  | 'deadLetter',
  string
>

type Kept = (times: KeepingTimes) => string

type Held<Row, Value> = {
  /** What it is for, as a sentence to whom it is about. */
  purpose: string
  /** Where it is not kept as long as the rest of its table. */
  kept?: Kept
  /** What it holds, in words: the values of the rows that have one, and those rows. Never a secret, nor a hash. */
  say: (values: NonNullable<Value>[], rows: Row[]) => string
  /**
   * How a copy of it is given away: bytes in words, because most are the hash of a secret, and all else as it is, unless
   * this says otherwise.
   */
  copied?: 'in words' | 'as it is'
}

/** A column that says nothing of anybody, and why that is so. */
type HoldsNothing = { holdsNothing: string }

/** What a table holds on a person, column by column: one that is neither said nor declared to hold nothing is a mistake. */
export type TableEntry<Table extends PgTable> = {
  kept: Kept
  columns: {
    [Column in keyof InferSelectModel<Table>]-?:
      | Held<InferSelectModel<Table>, InferSelectModel<Table>[Column]>
      | HoldsNothing
  }
}

export function nothing(because: string): HoldsNothing {
  return { holdsNothing: because }
}
