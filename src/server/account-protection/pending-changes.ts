import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import { endChange } from '#server/account-store/changes/change-rows.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { changes } from '#server/platform/postgres/schema.ts'

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
