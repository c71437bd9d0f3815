import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { changes } from '#server/platform/postgres/schema.ts'
import type { ChangeRow } from './pending-changes.ts'

/** More than can be pending: 110 a day, for three days. */
const MOST_LISTED = 500

/** The changes of sign-in methods in the last `SENIORITY_S` seconds and every pending change; newest first. */
export async function listChanges({ db, config: { seniorityS } }: Deps, { accountId }: Session) {
  const isRecent = sql`${changes.at} > clock_timestamp() - make_interval(secs => ${seniorityS})`
  const isPending = and(isNotNull(changes.effect), isNotNull(changes.takesEffectAt))
  const rows = await db
    .select()
    .from(changes)
    .where(and(eq(changes.accountId, accountId), or(isPending, isRecent)))
    // Pending changes first, so that the limit never cuts them off.
    .orderBy(desc(sql`${isPending}`), desc(changes.at), desc(changes.id))
    .limit(MOST_LISTED)
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime()).map(presentChange)
}

/** A change as its owner sees it. */
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
