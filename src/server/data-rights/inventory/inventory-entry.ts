import type { InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How long things are kept, in words. The values come from the constants that the clean-up uses. */
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
  /** Its purpose, as a sentence to the account holder. */
  purpose: string
  /** Set when it is not kept as long as the rest of its table. */
  kept?: Kept
  /** Describes what it holds, from the values that are present and their rows. Never a secret or a hash. */
  say: (values: NonNullable<Value>[], rows: Row[]) => string
  /**
   * How the export shows it. The default is 'in words' for bytes and JSON, because most bytes are hashes of secrets,
   * and 'as it is' for all other types.
   */
  copied?: 'in words' | 'as it is'
}

/** A column without personal data, and the reason. */
type HoldsNothing = { holdsNothing: string }

/** What a table holds on a person, column by column. A column without an entry does not compile. */
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
