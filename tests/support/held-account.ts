import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { until } from './until.ts'
import type { Answer, World } from './world.ts'

/** Less than a transaction may take. */
const WAIT_MS = 3_000

/**
 * Calls that reach an account whose row is locked. They start, wait for the row while `meanwhile` runs, and go on. So
 * what they read before the lock is always outdated, not only in an unlucky race.
 */
export async function whileHeld(
  { deps }: World,
  accountId: string,
  facts: { begin: () => Promise<Answer>[]; meanwhile: (tx: Transaction) => Promise<unknown> },
): Promise<Answer[]> {
  let begun: Promise<Answer>[] = []
  await deps.db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    begun = facts.begin()
    await untilWaiting(deps, begun.length)
    await facts.meanwhile(tx)
  })
  return Promise.all(begun)
}

/** Waits until this many statements in this database, and in no other of the same PostgreSQL, wait for a lock. */
export async function untilWaiting({ db }: Pick<World['deps'], 'db'>, count: number) {
  const isWaiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await until(`${count} to wait`, async () => (await db.execute(isWaiting)).length === count, WAIT_MS)
}
