import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, outbox } from '#server/platform/postgres/schema.ts'

const MOST_LISTED = 1000

/** Mails as the operator may see them: without content and recipient. */
export function listLetters(
  db: Queries,
  { accountId, isDeadOnly }: { accountId: string | null; isDeadOnly: boolean },
) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      account: accounts.upid,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      nextTryAt: outbox.nextTryAt,
      expiresAt: outbox.expiresAt,
      deadAt: outbox.deadAt,
    })
    .from(outbox)
    .leftJoin(accounts, eq(accounts.id, outbox.accountId))
    .where(
      and(
        accountId === null ? undefined : eq(outbox.accountId, accountId),
        isDeadOnly ? isNotNull(outbox.deadAt) : undefined,
      ),
    )
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(MOST_LISTED)
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
    .where(id === null ? isNotNull(outbox.deadAt) : eq(outbox.id, id))
    .returning({ id: outbox.id })
  return dropped.length
}
