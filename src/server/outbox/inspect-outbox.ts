import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, outbox } from '#server/platform/postgres/schema.ts'

const MOST_LISTED = 1000

const isDead = eq(outbox.state, 'dead')

/** Mails as the operator may see them: without content and recipient. */
function selectLetters(db: Queries, which: SQL | undefined) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      account: accounts.upid,
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      nextTryAt: sql`case when dead_at is null then next_try_at end`.mapWith(outbox.nextTryAt),
      expiresAt: outbox.expiresAt,
      deadAt: outbox.deadAt,
      reply: outbox.reply,
    })
    .from(outbox)
    .leftJoin(accounts, eq(accounts.id, outbox.accountId))
    .where(which)
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(MOST_LISTED)
}

/** Mails that wait or are dead. */
export async function listLetters(
  db: Queries,
  { accountId, isDeadOnly }: { accountId: string | null; isDeadOnly: boolean },
) {
  const isWanted = isDeadOnly ? isDead : notInArray(outbox.state, ['sent', 'expired'])
  const rows = await selectLetters(
    db,
    and(accountId === null ? undefined : eq(outbox.accountId, accountId), isWanted),
  )
  return rows.map(({ reply: _, ...row }) => row)
}

/** Mails to an address, by its fingerprints: what became of each. */
export function traceLetters(db: Queries, fingerprints: string[]) {
  return selectLetters(db, inArray(outbox.fingerprint, fingerprints))
}

/** Makes a waiting mail due now, or all of them. Returns how many. */
export async function retryLetters(db: Queries, id: string | null): Promise<number> {
  const retried = await db
    .update(outbox)
    .set({ nextTryAt: sql`now()` })
    .where(and(isNull(outbox.deadAt), id === null ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id })
  return retried.length
}

/** Deletes a mail, or without an id all dead ones. Returns how many. */
export async function dropLetters(db: Queries, id: string | null): Promise<number> {
  const dropped = await db
    .delete(outbox)
    .where(id === null ? isDead : eq(outbox.id, id))
    .returning({ id: outbox.id })
  return dropped.length
}
