import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import { isListed } from './is-listed.ts'
import { revokeKeys } from './revoke-keys.ts'

/** Live keys of an account, of all types together. */
const MOST_KEYS = 100

/**
 * A ring with fewer may be added to by who looked at it before they held the account's lock: to fill it that way, half a
 * hundred would have to wait for one account at the same moment, and a process has fewer connections than that by far.
 */
export const FEW_KEYS = MOST_KEYS / 2

/** A browser that was not used for so long has been given away, or forgotten. */
export const BROWSER_IDLE_DAYS = 400

/**
 * Makes sure, under the account's lock, that one more key may be added. Browsers idle for too long make room; a ring that
 * is full all the same is refused. Not for the owner of the recovery address: whoever once got in could fill the ring and
 * lock them out, so the browser that was used least recently makes room for them.
 */
export async function makeRoomForKey(
  tx: Transaction,
  accountId: string,
  { isOwner = false }: { isOwner?: boolean | undefined } = {},
) {
  if (!(await isFull(tx, accountId))) return
  const idle = await revokeKeys(tx, sql`${isBrowserOf(accountId)} and ${isIdle()}`, null)
  if (idle.length > 0) return
  if (!isOwner) throw new Refusal('tooManyKeys')
  const [leastUsed] = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(isBrowserOf(accountId), isNull(keys.revokedAt)))
    .orderBy(asc(lastSign()))
    .limit(1)
  if (leastUsed) await revokeKeys(tx, eq(keys.id, leastUsed.id), null)
}

/** Whether a browser key was not used for too long. */
export function isIdle() {
  return sql`${lastSign()} < now() - make_interval(days => ${BROWSER_IDLE_DAYS})`
}

async function isFull(tx: Transaction, accountId: string) {
  const [live] = await tx
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  return (live?.count ?? 0) >= MOST_KEYS
}

function isBrowserOf(accountId: string) {
  return sql`(${keys.accountId} = ${accountId} and ${keys.type} = 'browser')`
}

function lastSign() {
  return sql`coalesce(${keys.lastUsedAt}, ${keys.createdAt})`
}
