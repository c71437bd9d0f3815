import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, changes } from '#server/platform/postgres/schema.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'

/** Inserts a change. Returns when it takes effect, null for one that was done at once. Under the account's lock. */
export async function addChange(tx: Transaction, row: PgInsertValue<typeof changes>) {
  const { accountId, takesEffectAt } = onlyRow(
    await tx
      .insert(changes)
      .values(row)
      .returning({ accountId: changes.accountId, takesEffectAt: changes.takesEffectAt }),
  )
  if (takesEffectAt) await updateNextDue(tx, accountId)
  return takesEffectAt
}

/** Clears the effect of a change, because it was carried out or `isStopped`. Under the account's lock. */
export async function endChange(
  tx: Transaction,
  { id, accountId }: Pick<typeof changes.$inferSelect, 'id' | 'accountId'>,
  { isStopped = false } = {},
) {
  await tx
    .update(changes)
    .set({ effect: null, ...(isStopped && { stoppedAt: sql`clock_timestamp()` }) })
    .where(eq(changes.id, id))
  await updateNextDue(tx, accountId)
}

/** Lets a pending change take effect in `seconds` from now, with other values. Its stop tokens stay. Under the account's lock. */
export async function restartChange(
  tx: Transaction,
  { id, accountId }: Pick<typeof changes.$inferSelect, 'id' | 'accountId'>,
  values: PgUpdateSetSource<typeof changes>,
  seconds: number,
): Promise<Date> {
  // By the clock, not by the start of the transaction: ages are too, and this may have waited for the lock.
  const takesEffectAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const rows = await tx
    .update(changes)
    .set({ ...values, takesEffectAt })
    .where(eq(changes.id, id))
    .returning({ takesEffectAt: changes.takesEffectAt })
  await updateNextDue(tx, accountId)
  return onlyRow(rows).takesEffectAt as Date
}

/** The effects that add something. */
const COMING: Effect['do'][] = ['addPasskey', 'activateEmailKey', 'verifyRecovery']

/**
 * Ends the pending additions that revoked keys requested, because those keys no longer authorize anything ('Age and
 * delay' 6).
 */
export async function endRequestedBy(tx: Transaction, keyIds: string[]) {
  const ended = await tx
    .update(changes)
    .set({ effect: null, stoppedAt: sql`clock_timestamp()` })
    .where(
      and(
        inArray(changes.byKeyId, keyIds),
        isNotNull(changes.effect),
        isNotNull(changes.takesEffectAt),
        inArray(sql`${changes.effect} ->> 'do'`, COMING),
      ),
    )
    .returning({ accountId: changes.accountId })
  for (const accountId of new Set(ended.map((change) => change.accountId))) await updateNextDue(tx, accountId)
}

/** The account that has a due change matching the condition; null for none. An index on `due_at` keeps this cheap. */
export function accountDueTo(matching: SQL) {
  return sql<string | null>`(
    select changes.account_id from accounts join changes on changes.account_id = accounts.id
    where accounts.due_at <= clock_timestamp() and changes.effect is not null
      and changes.takes_effect_at <= clock_timestamp() and ${matching}
    limit 1
  )`
}

/** Copies the time of the next pending change to the account row, where every read of the account sees it. */
async function updateNextDue(tx: Transaction, accountId: string) {
  const next = tx
    .select({ at: sql`min(${changes.takesEffectAt})` })
    .from(changes)
    .where(and(eq(changes.accountId, accountId), isNotNull(changes.effect)))
  await tx
    .update(accounts)
    .set({ dueAt: sql`${next}` })
    .where(eq(accounts.id, accountId))
}

/** Days that finished and stopped changes are kept. */
export const CHANGE_DAYS = 30

export const oldChanges = leftover(
  changes,
  sql`(effect is null or takes_effect_at is null) and at <= now() - make_interval(days => ${sql.raw(String(CHANGE_DAYS))})`,
)
