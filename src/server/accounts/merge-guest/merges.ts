import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { hashSecret, isSecret, newSecret } from '#server/account-store/browsers/one-time-secret.ts'
import type { Said } from '#server/accounts/change-identity.ts'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { brings } from '#server/platform/postgres/schema.ts'
import { MERGE_UNDO_DAYS, type MergeableGuest } from '#shared/mergeable.ts'
import { days, seconds } from '#shared/time.ts'

/** How many merges an account can undo, so that repeated merges cannot fill the table. */
const MOST_KEPT = 100

/** Stores what is needed to undo a merge. Returns the secret that undoes it. Under the account's lock. */
export async function recordMerge(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  accountId: string,
  brought: MergeableGuest[],
  { now, before }: { now: Said; before: Said },
): Promise<string> {
  const { secret, hash } = newSecret(random)
  const oldest = tx
    .select({ hash: brings.hash })
    .from(brings)
    .where(eq(brings.accountId, accountId))
    .orderBy(desc(brings.expiresAt))
    .offset(MOST_KEPT - 1)
  await tx.delete(brings).where(inArray(brings.hash, oldest))
  await tx.insert(brings).values({
    brought,
    ...(brought.includes('name') && {
      first: now.first,
      last: now.last,
      firstBefore: before.first,
      lastBefore: before.last,
    }),
    ...(brought.includes('birthday') && { bornOn: now.bornOn, bornOnBefore: before.bornOn }),
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
  const { brought, first, last, bornOn, firstBefore, lastBefore, bornOnBefore } = spent
  return {
    brought,
    now: { first, last, bornOn },
    before: { first: firstBefore, last: lastBefore, bornOn: bornOnBefore },
  }
}

/** Merges that can no longer be undone. */
export const expiredMerges = leftover(brings, sql`expires_at <= now()`)
