import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
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
 * is full all the same is refused: whoever adds to it has a session, and can delete something first.
 */
export async function makeRoomForKey(tx: Transaction, accountId: string) {
  if (!(await hasMoreKeys(tx, accountId, MOST_KEYS - 1))) return
  if (!(await dropIdleBrowsers(tx, accountId))) throw new Refusal('tooManyKeys')
}

/**
 * Makes room, under the account's lock, for the key of a browser that has just come in: a sign-in is never refused for a
 * hundred keys. On a full ring browsers idle for too long go, else the one that was used least recently (rule 6).
 */
export async function makeRoomForEntrant(tx: Transaction, standing: Standing) {
  if (!(await hasMoreKeys(tx, standing.accountId, MOST_KEYS))) return
  if (await dropIdleBrowsers(tx, standing.accountId)) return
  const [leastUsed] = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(isOther(standing), eq(keys.type, 'browser')))
    .orderBy(asc(lastSign()))
    .limit(1)
  if (leastUsed) await revokeKeys(tx, eq(keys.id, leastUsed.id), null)
}

/** Whether a key is a live one of the account, and not that of the browser that has just come in. */
function isOther({ accountId, browserKeyId }: Standing) {
  return and(eq(keys.accountId, accountId), ne(keys.id, browserKeyId), isNull(keys.revokedAt), isListed())
}

/** Whether browsers idle for too long have made room. */
async function dropIdleBrowsers(tx: Transaction, accountId: string) {
  const idle = await revokeKeys(tx, sql`${isBrowserOf(accountId)} and ${isIdle()}`, null)
  return idle.length > 0
}

/** Whether a browser key was not used for too long. */
export function isIdle() {
  return sql`${lastSign()} < now() - make_interval(days => ${BROWSER_IDLE_DAYS})`
}

async function hasMoreKeys(tx: Transaction, accountId: string, than: number) {
  const [live] = await tx
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt), isListed()))
  return (live?.count ?? 0) > than
}

function isBrowserOf(accountId: string) {
  return sql`(${keys.accountId} = ${accountId} and ${keys.type} = 'browser')`
}

function lastSign() {
  return sql`coalesce(${keys.lastUsedAt}, ${keys.createdAt})`
}
