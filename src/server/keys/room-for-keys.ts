import { and, asc, count, desc, eq, gte, isNull, lte, ne, not, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import { seconds } from '#shared/time.ts'
import { isListed } from './is-listed.ts'
import { revokeKeys } from './revoke-keys.ts'
import type { Standing } from './session.ts'
import { readSessionAge } from './session-age.ts'

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

/** Who has just come in: by which session, and whether by a link to the recovery address. */
type Entrant = { standing: Standing; isOwner: boolean }

/**
 * Makes sure, under the account's lock, that whoever has come in finds room for the key of their browser, which was added
 * just now. Whoever once got in could fill the ring and lock the owner out, so on a full one
 * - a link to the recovery address lets in at all events, in place of the browser that was used least recently;
 * - what the account has had for much longer than some key lets in, in place of the youngest such key.
 * What the account has had for much longer than the way in never makes room for it: else a thief would come in by a
 * mailbox of their own, in place of the owner.
 */
export async function makeRoomForEntrant(
  tx: Transaction,
  { seniorityS }: { seniorityS: number },
  { standing, isOwner }: Entrant,
) {
  const { accountId } = standing
  if (!(await hasMoreKeys(tx, accountId, MOST_KEYS))) return
  if (await dropIdleBrowsers(tx, accountId)) return
  const [other] = await (isOwner ? leastUsedBrowser : muchYoungerKey)(tx, standing, seniorityS)
  if (other) await revokeKeys(tx, eq(keys.id, other.id), null)
  else if (!isOwner) throw new Refusal('tooManyKeys')
}

async function leastUsedBrowser(tx: Transaction, standing: Standing, seniorityS: number) {
  const { since } = await readSessionAge(tx, standing)
  const isMuchOlder = lte(keys.createdAt, new Date(since.getTime() - seconds(seniorityS)))
  return await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(isOther(standing), eq(keys.type, 'browser'), seniorityS > 0 ? not(isMuchOlder) : undefined))
    .orderBy(asc(lastSign()))
    .limit(1)
}

/** The youngest; a browser before a passkey or an e-mail key, which are more to lose. No feature: those are an operator's. */
async function muchYoungerKey(tx: Transaction, standing: Standing, seniorityS: number) {
  if (seniorityS === 0) return []
  const { since } = await readSessionAge(tx, standing)
  return await tx
    .select({ id: keys.id })
    .from(keys)
    .where(
      and(
        isOther(standing),
        ne(keys.type, 'feature'),
        gte(keys.createdAt, new Date(since.getTime() + seconds(seniorityS))),
      ),
    )
    .orderBy(desc(eq(keys.type, 'browser')), desc(keys.createdAt))
    .limit(1)
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
