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
  | 'endedLetter'
  | 'deadLetter',
  string
>

type Kept = (times: KeepingTimes) => string

type Held<Value> = {
  /** Its purpose, as a sentence to the account holder. */
  purpose: string
  /** Set when it is not kept as long as the rest of its table. */
  kept?: Kept
} & (NonNullable<Value> extends string | number | boolean | Date | string[]
  ? { inWords?: InWords<Value> }
  : // Most bytes are hashes of secrets, and JSON has parts that are nobody's business: here the choice must be made.
    { inWords: InWords<Value> | null })

/** Describes a value that is given to nobody. Null: the value itself is given. */
type InWords<Value> = (value: NonNullable<Value>) => string

/** A column without personal data, and the reason. */
type HoldsNothing = { holdsNothing: string }

/** What a table holds on a person, column by column. A column without an entry does not compile. */
export type TableEntry<Table extends PgTable> = {
  kept: Kept
  columns: {
    [Column in keyof InferSelectModel<Table>]-?: Held<InferSelectModel<Table>[Column]> | HoldsNothing
  }
}

export function nothing(because: string): HoldsNothing {
  return { holdsNothing: because }
}
