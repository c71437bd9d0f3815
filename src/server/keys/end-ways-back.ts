import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { deletionUndos } from '#server/db/schema.ts'
import { hashSecret } from './one-time-secret.ts'

/** Ends every way back of an account, and says whether that of the token was among them. */
export async function endWaysBack(tx: Transaction, accountId: string, token?: string): Promise<boolean> {
  const ended = await tx
    .delete(deletionUndos)
    .where(eq(deletionUndos.accountId, accountId))
    .returning({ hash: deletionUndos.hash })
  return token !== undefined && ended.some(({ hash }) => hash.equals(hashSecret(token)))
}
