import { asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { accounts } from './schema.ts'

/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/** A few neighbours among the accounts, by their ids: a statement about them is short, however many others there are. */
export type Batch = { after: string; upTo: string | null }

/** A walk along all accounts. The sweeper keeps it, so that a round goes on where the last one ended. */
export type Cursor = { nextBatches(db: Database): AsyncGenerator<Batch> }

/** How far a round goes: with these, a million accounts take four hours. */
const BATCH = 500
const BATCHES_A_ROUND = 100

export function newCursor({ batch = BATCH, batchesARound = BATCHES_A_ROUND } = {}): Cursor {
  let position = START
  return {
    /** The stretches of one round; it ends early where the accounts do, and the next begins anew. */
    async *nextBatches(db) {
      for (let count = 0; count < batchesARound; count += 1) {
        const after = position
        const upTo = await endOfBatch(db, after, batch)
        // Moved on before it is worked on: what goes wrong in one batch must not keep the others waiting for ever.
        position = upTo ?? START
        yield { after, upTo }
        if (upTo === null) return
      }
    },
  }
}

/** Whether this column names an account of the batch. */
export function isWithin(column: SQL, { after, upTo }: Batch): SQL {
  return upTo === null ? sql`${column} > ${after}` : sql`${column} > ${after} and ${column} <= ${upTo}`
}

/** Null when there are not that many left. */
async function endOfBatch(db: Database, after: string, length: number): Promise<string | null> {
  const [last] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(gt(accounts.id, after))
    .orderBy(asc(accounts.id))
    .offset(length - 1)
    .limit(1)
  return last?.id ?? null
}
