import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Effect } from '#server/db/effect.ts'
import type { Queries, Transaction } from '#server/db/open.ts'
import { changes } from '#server/db/schema.ts'
import { noteNextDue } from '#server/keys/next-due.ts'

export type ChangeRow = typeof changes.$inferSelect
export type WaitingChange = ChangeRow & { effect: Effect; takesEffectAt: Date; isDue: boolean }

/** The changes of an account that wait, in the order in which they take effect. */
export async function readWaiting(db: Queries, accountId: string): Promise<WaitingChange[]> {
  const rows = await db
    .select({
      ...getTableColumns(changes),
      isDue: sql<boolean>`${changes.takesEffectAt} <= clock_timestamp()`,
    })
    .from(changes)
    .where(and(eq(changes.accountId, accountId), isNotNull(changes.effect), isNotNull(changes.takesEffectAt)))
    .orderBy(asc(changes.takesEffectAt), asc(changes.at), asc(changes.id))
  return rows.filter((row): row is WaitingChange => row.effect !== null && row.takesEffectAt !== null)
}

/** What leaves an account, and when: keys by their ids, addresses by themselves. */
export type Leaving = { keys: Map<string, Date>; addresses: Map<string, Date> }

export function leavingOf(waiting: WaitingChange[]): Leaving {
  const leaving: Leaving = { keys: new Map(), addresses: new Map() }
  for (const { effect, takesEffectAt } of waiting) {
    if (effect.do === 'removeKey') leaving.keys.set(effect.keyId, takesEffectAt)
    if (effect.do === 'removeRecovery' || effect.do === 'releaseReplaced')
      leaving.addresses.set(effect.address, takesEffectAt)
  }
  return leaving
}

/** Ends the waiting of a change: it was carried out, or is `isStopped`. Its links are good for nothing from then on. */
export async function endWaiting(tx: Transaction, { id, accountId }: ChangeRow, { isStopped = false } = {}) {
  await tx
    .update(changes)
    .set({ effect: null, ...(isStopped && { stoppedAt: sql`clock_timestamp()` }) })
    .where(eq(changes.id, id))
  await noteNextDue(tx, accountId)
}
