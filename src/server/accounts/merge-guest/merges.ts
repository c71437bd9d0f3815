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

/** How many an account can undo: somebody who brings again and again must not fill the table. */
const MOST_KEPT = 100

/** Keeps what is needed to undo it, under the account's lock. Returns the secret that does. */
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

/** Uses up the secret that undoes something brought to the account; undefined for one that is unknown, used, foreign or late. */
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

/** What can be undone no more. */
export const expiredMerges = leftover(brings, sql`expires_at <= now()`)
