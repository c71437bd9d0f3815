import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { endSecrets } from '#server/account-store/browsers/browser-secrets.ts'
import { endRequestedBy } from '#server/account-store/changes/change-rows.ts'
import { appendAuditEvent, auditName } from '#server/audit-log/append.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, codes, keys } from '#server/platform/postgres/schema.ts'

/**
 * Revokes the matching live keys for good. Ends their secrets, codes and pending additions, and releases addresses that
 * only they held. Appends an audit event for each; `by` as in `appendAuditEvent`. Returns the revoked keys. Under the
 * account's lock.
 */
export async function revokeKeys(tx: Transaction, matching: SQL, by: string | null) {
  const revoked = await tx
    .update(keys)
    .set({ revokedAt: sql`now()` })
    .where(and(matching, isNull(keys.revokedAt)))
    .returning()
  const ids = revoked.map(({ id }) => id)
  if (ids.length === 0) return revoked

  await endSecrets(tx, inArray(browserSecrets.keyId, ids))
  await tx.delete(codes).where(or(inArray(codes.keyId, ids), inArray(codes.askedByKeyId, ids)))
  await endRequestedBy(tx, ids)
  for (const key of revoked) {
    const { type, email, accountId, activatedAt } = key
    // An e-mail key that was never activated owns no address.
    if (type === 'email' && email !== null && activatedAt !== null) await releaseAddress(tx, email, accountId)
    await appendAuditEvent(tx, { accountId, event: 'key_removed', by, key: auditName(key) })
  }
  return revoked
}

/** Live keys of an account, of all types together. */
const MOST_KEYS = 100

/**
 * Below this number the limit may be checked before the account is locked. To exceed it that way, fifty calls would
 * have to wait for the same account at once. A process has far fewer connections.
 */
export const FEW_KEYS = MOST_KEYS / 2

/** Days without use after which a browser key counts as abandoned. */
export const BROWSER_IDLE_DAYS = 400

/**
 * Makes room for one more key. Revokes idle browser keys when the account is full, and refuses when that frees nothing.
 * The caller has a session and can delete a key first. Under the account's lock.
 */
export async function makeRoomForKey(tx: Transaction, accountId: string) {
  if (!(await hasMoreKeys(tx, accountId, MOST_KEYS - 1))) return
  if (!(await dropIdleBrowsers(tx, accountId))) throw new Refusal('tooManyKeys')
}

/**
 * Makes room for the key of a browser that signs in: a sign-in is never refused for this limit. On a full account the
 * idle browser keys go, else the least recently used one (rule 6). Under the account's lock.
 */
export async function makeRoomForSignIn(tx: Transaction, accountId: string) {
  if (!(await hasMoreKeys(tx, accountId, MOST_KEYS - 1))) return
  if (await dropIdleBrowsers(tx, accountId)) return
  const [leastUsed] = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), eq(keys.type, 'browser'), isNull(keys.revokedAt)))
    .orderBy(asc(lastSign()))
    .limit(1)
  if (leastUsed) await revokeKeys(tx, eq(keys.id, leastUsed.id), null)
}

/** Revokes idle browser keys. Returns whether there were any. */
async function dropIdleBrowsers(tx: Transaction, accountId: string) {
  const idle = await revokeKeys(tx, sql`${isBrowserOf(accountId)} and ${isIdle()}`, null)
  return idle.length > 0
}

/** Condition: a browser key was not used for too long. */
export function isIdle() {
  return sql`${lastSign()} < now() - make_interval(days => ${BROWSER_IDLE_DAYS})`
}

async function hasMoreKeys(tx: Transaction, accountId: string, than: number) {
  const [live] = await tx
    .select({ count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  return (live?.count ?? 0) > than
}

function isBrowserOf(accountId: string) {
  return sql`(${keys.accountId} = ${accountId} and ${keys.type} = 'browser')`
}

function lastSign() {
  return sql`coalesce(${keys.lastUsedAt}, ${keys.createdAt})`
}

/** Days that an e-mail key without activation stays listed. */
export const PENDING_DAYS = 7
