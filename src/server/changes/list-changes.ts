import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { changes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isOutranked } from '#server/keys/seniority.ts'
import type { Session } from '#server/keys/session.ts'
import { ageAt, readSessionAge } from '#server/keys/session-age.ts'

/** As many as anybody reads. */
const MOST_LISTED = 200

/** More than an account makes within three days by keys that it adds and removes. */
const MOST_READ = 5000

export type ChangeRow = typeof changes.$inferSelect

/** The changes of an account that can be undone, newest first. */
export function undoableChanges(db: Queries, accountId: string): Promise<ChangeRow[]> {
  return recentChanges(db, accountId, isNull(changes.undoneAt))
}

/** The same, and those that were undone already. */
export function recentChanges(db: Queries, accountId: string, isWanted?: SQL): Promise<ChangeRow[]> {
  return db
    .select()
    .from(changes)
    .where(and(eq(changes.accountId, accountId), isWanted, sql`${changes.undoableUntil} > clock_timestamp()`))
    .orderBy(desc(changes.at), desc(changes.id))
    .limit(MOST_READ)
}

/**
 * What was changed at the door of the session's account and can be undone. `elsewhere`: only what its holder should hear of,
 * because another browser did it and this one is no newcomer beside it.
 */
export async function listChanges(
  { db, config: { seniorityS } }: Deps,
  session: Session,
  { elsewhere = false }: { elsewhere?: boolean | undefined },
) {
  const all = await undoableChanges(db, session.accountId)
  const mine = elsewhere && all.length > 0 ? await readSessionAge(db, session) : null
  const isHeardOf = ({ byKeyId, bySince }: ChangeRow) =>
    mine === null ||
    (byKeyId !== session.browserKeyId && !isOutranked(mine, ageAt(mine, bySince), seniorityS))
  return all.filter(isHeardOf).slice(0, MOST_LISTED).map(presentChange)
}

function presentChange({ id, at, event, browser, keyType, keyName, undoableUntil }: ChangeRow) {
  return {
    id,
    at: at.toISOString(),
    event,
    browser,
    key: keyType === null || keyName === null ? null : { type: keyType, name: keyName },
    undoableUntil: undoableUntil.toISOString(),
  }
}
