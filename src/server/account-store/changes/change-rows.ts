import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, changes } from '#server/platform/postgres/schema.ts'
import { onlyRow } from '#server/platform/postgres/statement.ts'

/** Writes down a change; says when it takes effect, null for one that was done at once. Under the account's lock. */
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

/** Nothing is to be done by a change any more: it was carried out, or is `isStopped`. Under the account's lock. */
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

/** What waits to come. */
const COMING: Effect['do'][] = ['addPasskey', 'activateEmailKey', 'verifyRecovery']

/** What waits to come, and what revoked keys asked for, ends: they vouch for nothing any more ('Age and delay' 6). */
export async function endAskedBy(tx: Transaction, keyIds: string[]) {
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

/** The account on which a change is due that matches; null for none. Accounts with something due are few, and have an index. */
export function accountDueTo(matching: SQL) {
  return sql<string | null>`(
    select changes.account_id from accounts join changes on changes.account_id = accounts.id
    where accounts.due_at <= clock_timestamp() and changes.effect is not null
      and changes.takes_effect_at <= clock_timestamp() and ${matching}
    limit 1
  )`
}

/** Tells the account's row when the next of its changes is due: whoever looks at the account sees it there. */
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

/** How long it is kept what was changed, and what came to nothing. */
export const CHANGE_DAYS = 30

export const oldChanges = leftover(
  changes,
  sql`(effect is null or takes_effect_at is null) and at <= now() - make_interval(days => ${sql.raw(String(CHANGE_DAYS))})`,
)
