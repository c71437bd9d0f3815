import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { changes } from '#server/platform/postgres/schema.ts'
import type { ChangeRow } from './pending-changes.ts'

/** As many as anybody reads; more than may wait (110 a day, for three days). */
const MOST_LISTED = 500

/** What was changed of how the session's account opens in the last `SENIORITY_S` seconds, and all that waits; newest first. */
export async function listChanges({ db, config: { seniorityS } }: Deps, { accountId }: Session) {
  const isRecent = sql`${changes.at} > clock_timestamp() - make_interval(secs => ${seniorityS})`
  const waits = and(isNotNull(changes.effect), isNotNull(changes.takesEffectAt))
  const rows = await db
    .select()
    .from(changes)
    .where(and(eq(changes.accountId, accountId), or(waits, isRecent)))
    // What waits is never crowded out by what is done.
    .orderBy(desc(sql`${waits}`), desc(changes.at), desc(changes.id))
    .limit(MOST_LISTED)
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime()).map(presentChange)
}

/** A change as its holder sees it. */
export function presentChange({
  id,
  at,
  event,
  browser,
  keyType,
  keyName,
  takesEffectAt,
  stoppedAt,
}: ChangeRow) {
  return {
    id,
    at: at.toISOString(),
    event,
    browser,
    key: keyType === null || keyName === null ? null : { type: keyType, name: keyName },
    takesEffectAt: takesEffectAt?.toISOString() ?? null,
    isStopped: stoppedAt !== null,
  }
}
