import { eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endSecrets, isLiveSecret } from './browser-secrets.ts'
import { undescended } from './descent.ts'
import { revokeKeys } from './revoke-keys.ts'
import { isBound } from './seniority.ts'
import type { Standing } from './session.ts'
import { ageAt, readSessionAge } from './session-age.ts'

/**
 * Ends every key, secret and session of the account that does not descend from this session, but what it is too new to throw
 * out. Returns the keys.
 */
export async function endUndescended(
  tx: Transaction,
  { config: { seniorityS } }: Pick<Deps, 'config'>,
  session: Standing,
) {
  const isOurs = eq(keys.accountId, session.accountId)
  // Revoked and ended ones too: descent may run through what is gone.
  const all = await tx
    .select({
      id: keys.id,
      type: keys.type,
      revokedAt: keys.revokedAt,
      madeBySecretId: keys.madeBySecretId,
      createdAt: keys.createdAt,
    })
    .from(keys)
    .where(isOurs)
  const { hash: _, ...columns } = getTableColumns(browserSecrets)
  const secrets = await tx
    .select({ ...columns, isLive: sql<boolean>`(${isLiveSecret()}) and ${isNull(keys.revokedAt)}` })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(isOurs)

  const mine = await readSessionAge(tx, session)
  const isSpared = ({ createdAt }: { createdAt: Date }) => isBound(mine, ageAt(mine, createdAt), seniorityS)
  const spared = new Set(all.filter(isSpared).map(({ id }) => id))
  const ended = undescended(all, secrets, session.secretId)
  const keyIds = ended.keyIds.filter((id) => !spared.has(id))
  const sparedSecrets = new Set(secrets.filter(({ keyId }) => spared.has(keyId)).map(({ id }) => id))
  const secretIds = ended.secretIds.filter((id) => !sparedSecrets.has(id))
  // Keys before secrets, as whoever uses a browser key does.
  const revoked =
    keyIds.length > 0 ? await revokeKeys(tx, inArray(keys.id, keyIds), session.browserKeyId) : []
  if (secretIds.length > 0) await endSecrets(tx, inArray(browserSecrets.id, secretIds))
  return revoked
}
