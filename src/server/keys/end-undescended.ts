import { eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import { endSecrets, isLiveSecret } from './browser-secrets.ts'
import { undescended } from './descent.ts'
import { revokeKeys } from './revoke-keys.ts'
import type { Standing } from './session.ts'

/** Ends every key, secret and session of the account that does not descend from this session. Returns the keys. */
export async function endUndescended(tx: Transaction, session: Standing) {
  const isOurs = eq(keys.accountId, session.accountId)
  // Revoked and ended ones too: descent may run through what is gone.
  const all = await tx
    .select({
      id: keys.id,
      type: keys.type,
      revokedAt: keys.revokedAt,
      madeBySecretId: keys.madeBySecretId,
    })
    .from(keys)
    .where(isOurs)
  const { hash: _, ...columns } = getTableColumns(browserSecrets)
  const secrets = await tx
    .select({ ...columns, isLive: sql<boolean>`(${isLiveSecret()}) and ${isNull(keys.revokedAt)}` })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(isOurs)

  const { keyIds, secretIds } = undescended(all, secrets, session.secretId)
  // Keys before secrets, as whoever uses a browser key does.
  const revoked =
    keyIds.length > 0 ? await revokeKeys(tx, inArray(keys.id, keyIds), session.browserKeyId) : []
  if (secretIds.length > 0) await endSecrets(tx, inArray(browserSecrets.id, secretIds))
  return revoked
}
