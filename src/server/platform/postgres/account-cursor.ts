import { asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { accounts } from './schema.ts'

/** Sorts before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/** A batch of accounts with neighbouring ids. A statement about one is short, however many accounts there are. */
export type Batch = { after: string; upTo: string | null }

/** A cursor over all accounts. The clean-up job keeps it, so that a round continues where the last one ended. */
export type Cursor = { nextBatches(db: Database): AsyncGenerator<Batch> }

/** Accounts in a batch. At this size, a million accounts take four hours. */
const BATCH = 500
const BATCHES_A_ROUND = 100

export function newCursor({ batch = BATCH, batchesARound = BATCHES_A_ROUND } = {}): Cursor {
  let position = START
  return {
    /**
     * The batches of one round. It ends early at the last account, and the next round starts again from the first.
     */
    async *nextBatches(db) {
      for (let count = 0; count < batchesARound; count += 1) {
        const after = position
        const upTo = await endOfBatch(db, after, batch)
        // Moves on before the batch is processed: a failing batch must not block the others for ever.
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

/** Null when fewer accounts are left. */
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
