import { eq } from 'drizzle-orm'
import { hashSecret, newSecret } from '#server/account-store/browsers/one-time-secret.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { deletionUndos } from '#server/platform/postgres/schema.ts'

/** Makes a way back from the deletion of an account, and says its secret. */
export async function addWayBack(tx: Transaction, { random }: Pick<Deps, 'random'>, accountId: string) {
  const { secret, hash } = newSecret(random)
  await tx.insert(deletionUndos).values({ hash, accountId })
  return secret
}

/** Ends every way back of an account, and says whether that of the token was among them. */
export async function endWaysBack(tx: Transaction, accountId: string, token?: string): Promise<boolean> {
  const ended = await tx
    .delete(deletionUndos)
    .where(eq(deletionUndos.accountId, accountId))
    .returning({ hash: deletionUndos.hash })
  return token !== undefined && ended.some(({ hash }) => hash.equals(hashSecret(token)))
}
