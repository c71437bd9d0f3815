import { eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { endSecrets, isLiveSecret } from '#server/account-store/browsers/browser-secrets.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { unrelatedTo } from './descent.ts'
import { revokeKeys } from './revoke-keys.ts'

type KeyRow = typeof keys.$inferSelect

/**
 * Ends every key, secret and session of the account that does not descend from this session. Keys for which `isSlow`
 * holds are not ended: the caller removes them after the delay. Returns both lists.
 */
export async function endUnrelatedKeys(tx: Transaction, session: Standing, isSlow: (key: KeyRow) => boolean) {
  const isOurs = eq(keys.accountId, session.accountId)
  // Includes revoked keys and ended secrets, because descent may run through them.
  const all = await tx.select().from(keys).where(isOurs)
  const { hash: _, ...columns } = getTableColumns(browserSecrets)
  const secrets = await tx
    .select({ ...columns, isLive: sql<boolean>`(${isLiveSecret()}) and ${isNull(keys.revokedAt)}` })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(isOurs)

  const { keyIds, secretIds } = unrelatedTo(all, secrets, session.secretId)
  const going = all.filter(({ id }) => keyIds.includes(id))
  const slow = going.filter(isSlow)
  const now = going.filter((key) => !slow.includes(key)).map(({ id }) => id)
  // Locks keys before secrets, like every use of a browser key; another order could deadlock.
  const ended = now.length > 0 ? await revokeKeys(tx, inArray(keys.id, now), session.browserKeyId) : []
  if (secretIds.length > 0) await endSecrets(tx, inArray(browserSecrets.id, secretIds))
  return { ended, slow }
}
