import type { TransactionSql } from 'postgres'

/**
 * Revokes every browser key of every account, in the transaction that restores a backup. Returns how many. No process
 * serves this database yet, so no account is locked. Appends no audit event, because no account holder did it.
 */
export async function endAllSessions(tx: TransactionSql): Promise<number> {
  await tx`update browser_secrets set expires_at = now() where expires_at is null or expires_at > now()`
  const { count } = await tx`update keys set revoked_at = now() where type = 'browser' and revoked_at is null`
  return count
}
