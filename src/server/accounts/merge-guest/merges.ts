import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { brings } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret, newSecret } from '#server/platform/random.ts'
import { MERGE_UNDO_DAYS } from '#shared/mergeable.ts'
import {
  ASKED_FIELDS,
  type AskedField,
  askedOf,
  type PersonalChange,
  type PersonalData,
} from '#shared/personal-fields.ts'
import { fromEntries, pick, recordOf } from '#shared/record-of.ts'
import { days, seconds } from '#shared/time.ts'

/** How many merges an account can undo, so that repeated merges cannot fill the table. */
const MOST_KEPT = 100

/** Stores what is needed to undo a merge. Returns the secret that undoes it. Under the account's lock. */
export async function recordMerge(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  accountId: string,
  brought: PersonalChange[],
  { now, before }: { now: PersonalData; before: PersonalData },
): Promise<string> {
  const { secret, hash } = newSecret(random)
  const oldest = tx
    .select({ hash: brings.hash })
    .from(brings)
    .where(eq(brings.accountId, accountId))
    .orderBy(desc(brings.expiresAt))
    .offset(MOST_KEPT - 1)
  await tx.delete(brings).where(inArray(brings.hash, oldest))
  const fields = brought.flatMap((change) => askedOf(change))
  await tx.insert(brings).values({
    brought,
    ...pick(now, fields),
    ...fromEntries(fields.map((field) => [columnBefore(field), before[field]])),
    hash,
    accountId,
    expiresAt: fromNow(days(MERGE_UNDO_DAYS) / seconds(1)),
  })
  return secret
}

/** Uses up the secret that undoes a merge. Undefined for one that is unknown, used, expired or another account's. */
export async function redeemMerge(tx: Transaction, accountId: string, undoToken: string) {
  if (!isSecret(undoToken)) return undefined
  const [spent] = await tx
    .delete(brings)
    .where(
      and(
        eq(brings.hash, hashSecret(undoToken)),
        eq(brings.accountId, accountId),
        sql`${brings.expiresAt} > clock_timestamp()`,
      ),
    )
    .returning()
  if (!spent) return undefined
  return {
    brought: spent.brought,
    now: pick(spent, ASKED_FIELDS),
    before: recordOf(ASKED_FIELDS, (field) => spent[columnBefore(field)]),
  }
}

/** The column of a field's value before the merge. */
export function columnBefore(field: AskedField) {
  return `${field}Before` as const
}

/** Merges that can no longer be undone. */
export const expiredMerges = leftover(brings, sql`expires_at <= now()`)
