import type { TransactionSql } from 'postgres'

/**
 * Revokes every browser key of everybody, in the transaction that fills a database from a backup. Returns how many. Nobody
 * serves from it yet, so no account is locked; and no journal tells of it, because nobody who has an account did it.
 */
export async function endAllSessions(tx: TransactionSql): Promise<number> {
  await tx`update browser_secrets set expires_at = now() where expires_at is null or expires_at > now()`
  const { count } = await tx`update keys set revoked_at = now() where type = 'browser' and revoked_at is null`
  return count
}
