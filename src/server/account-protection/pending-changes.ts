import { and, asc, desc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import { notifyOfStopping } from '#server/account-protection/notices/notices.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { changes } from '#server/platform/postgres/schema.ts'
import type { AuditEvent } from '#shared/audit-events.ts'

export type ChangeRow = typeof changes.$inferSelect
export type PendingChange = ChangeRow & {
  effect: Effect
  takesEffectAt: Date
  isDue: boolean
}

/** The pending changes of an account, in the order in which they take effect. */
export async function readPendingChanges(db: Queries, accountId: string): Promise<PendingChange[]> {
  const rows = await db
    .select({
      ...getTableColumns(changes),
      isDue: sql<boolean>`changes.takes_effect_at <= clock_timestamp()`,
    })
    .from(changes)
    .where(and(eq(changes.accountId, accountId), isNotNull(changes.effect), isNotNull(changes.takesEffectAt)))
    .orderBy(asc(changes.takesEffectAt), asc(changes.at), asc(changes.id))
  return rows.filter((row): row is PendingChange => row.effect !== null && row.takesEffectAt !== null)
}

/** What is pending removal, and when it goes: keys by id, addresses by themselves. */
export type Leaving = { keys: Map<string, Date>; addresses: Map<string, Date> }

/** The keys and addresses that pending changes remove. Only addresses that the account owns are listed. */
export async function readLeaving(db: Queries, accountId: string, known?: PendingChange[]): Promise<Leaving> {
  const pending = known ?? (await readPendingChanges(db, accountId))
  const leaving: Leaving = { keys: new Map(), addresses: new Map() }
  if (pending.length === 0) return leaving
  const owned = await addressesOf(db, accountId)
  for (const { effect, takesEffectAt } of pending) {
    if (effect.do === 'removeKey') leaving.keys.set(effect.keyId, takesEffectAt)
    const address = leavingAddressOf(effect)
    if (address !== null && owned.includes(address)) leaving.addresses.set(address, takesEffectAt)
  }
  return leaving
}

/** The mailbox that a change removes; null for none. */
export function leavingAddressOf(effect: Effect): string | null {
  switch (effect.do) {
    case 'removeKey':
    case 'releaseReplaced':
      return effect.address
    case 'removeRecovery':
      return effect.isHeld ? null : effect.address
    default:
      return null
  }
}

/** Ends the matching pending changes because they have no purpose any more. Returns them. Under the account's lock. */
export async function endMatchingChanges(
  tx: Transaction,
  accountId: string,
  matches: (effect: Effect) => boolean,
) {
  const pointless = (await readPendingChanges(tx, accountId)).filter(({ effect }) => matches(effect))
  for (const change of pointless) await endChange(tx, change, { isStopped: true })
  return pointless
}

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

/** Ends the matching pending changes as stopped, because a later request contradicts them. Under the account's lock. */
export async function endAsStopped(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
  matches: (effect: Effect) => boolean,
) {
  for (const { event } of await endMatchingChanges(tx, accountId, matches))
    await auditStopped(tx, deps, { accountId, by, event })
}

/** Appends that a change was stopped or dropped, and notifies every address. `key`: the key of the change. */
export async function auditStopped(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    by,
    event,
    key = null,
  }: {
    accountId: string
    by: string | null
    event: AuditEvent
    key?: Parameters<typeof appendAuditEvent>[1]['key']
  },
) {
  await appendAuditEvent(tx, { accountId, by, event: 'change_stopped', key, detail: event })
  await notifyOfStopping(tx, deps, { accountId, event })
}
