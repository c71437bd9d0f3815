import { asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { accounts } from './schema.ts'

/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/** A few neighbours among the accounts, by their ids: a statement about them is short, however many others there are. */
export type Stretch = { after: string; upTo: string | null }

/** A walk along all accounts. The sweeper keeps it, so that a round goes on where the last one ended. */
export type Walk = { nextStretches(db: Database): AsyncGenerator<Stretch> }

/** How far a round goes: with these, a million accounts take four hours. */
const STRETCH = 500
const STRETCHES_A_ROUND = 100

export function newWalk({ stretch = STRETCH, stretchesARound = STRETCHES_A_ROUND } = {}): Walk {
  let position = START
  return {
    /** The stretches of one round; it ends early where the accounts do, and the next begins anew. */
    async *nextStretches(db) {
      for (let count = 0; count < stretchesARound; count += 1) {
        const after = position
        const upTo = await endOfStretch(db, after, stretch)
        // Moved on before it is worked on: what goes wrong in one stretch must not keep the others waiting for ever.
        position = upTo ?? START
        yield { after, upTo }
        if (upTo === null) return
      }
    },
  }
}

/** Whether this column names an account of the stretch. */
export function isWithin(column: SQL, { after, upTo }: Stretch): SQL {
  return upTo === null ? sql`${column} > ${after}` : sql`${column} > ${after} and ${column} <= ${upTo}`
}

/** Null when there are not that many left. */
async function endOfStretch(db: Database, after: string, length: number): Promise<string | null> {
  const [last] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(gt(accounts.id, after))
    .orderBy(asc(accounts.id))
    .offset(length - 1)
    .limit(1)
  return last?.id ?? null
}
