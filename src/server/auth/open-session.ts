import { and, eq, isNull, sql } from 'drizzle-orm'
import { stampAccount } from '#server/account/lock-account.ts'
import type { Transaction } from '#server/db/open.ts'
import { accounts, browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { isLiveSecret, settleOthers } from './browser-secrets.ts'
import { hashSecret, isSecret } from './one-time-secret.ts'
import { issueSessionToken } from './session-token.ts'

/** Uses a browser key: stamps it, settles which of its secrets go on, and gives a session token. */
export async function openSession(deps: Deps, browserKey: string, browserName?: string) {
  if (!isSecret(browserKey)) throw new Refusal('notAuthenticated')
  const used = await deps.db.transaction(async (tx) => {
    const found = await findSecret(tx, browserKey)
    // Account before key, as everywhere: two transactions that lock in the same order can't deadlock.
    await stampAccount(tx, found.accountId)
    const [stamped] = await tx
      .update(keys)
      .set({ lastUsedAt: sql`now()`, ...(browserName !== undefined && { name: browserName }) })
      .where(and(eq(keys.id, found.keyId), isNull(keys.revokedAt)))
      .returning({ id: keys.id })
    if (!stamped) throw new Refusal('notAuthenticated')
    if (found.isFirstUse || found.hasOthers) await settleOthers(tx, found)
    return found
  })
  const standing = { accountId: used.accountId, browserKeyId: used.keyId, secretId: used.id }
  return { ...(await issueSessionToken(deps, standing)), accountId: used.accountId, upid: used.upid }
}

async function findSecret(tx: Transaction, browserKey: string) {
  const hasOthers = sql<boolean>`exists (
    select from browser_secrets other
    where other.key_id = ${keys.id} and other.id <> ${browserSecrets.id} and other.expires_at is null
  )`
  const [found] = await tx
    .select({
      id: browserSecrets.id,
      keyId: keys.id,
      accountId: accounts.id,
      upid: accounts.upid,
      isFirstUse: sql<boolean>`${browserSecrets.usedAt} is null`,
      hasOthers,
    })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .innerJoin(accounts, eq(accounts.id, keys.accountId))
    .where(and(eq(browserSecrets.hash, hashSecret(browserKey)), isLiveSecret(), isNull(keys.revokedAt)))
  if (!found) throw new Refusal('notAuthenticated')
  return found
}
