import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { deletionUndos } from '#server/platform/postgres/schema.ts'
import { hashSecret, newSecret } from '#server/platform/random.ts'

/** Creates a token that undoes the deletion of an account, and returns its secret. */
export async function addUndoToken(tx: Transaction, { random }: Pick<Deps, 'random'>, accountId: string) {
  const { secret, hash } = newSecret(random)
  await tx.insert(deletionUndos).values({ hash, accountId })
  return secret
}

/** Deletes every undo token of an account. Returns whether `token` was one of them. */
export async function deleteUndoTokens(tx: Transaction, accountId: string, token?: string): Promise<boolean> {
  const ended = await tx
    .delete(deletionUndos)
    .where(eq(deletionUndos.accountId, accountId))
    .returning({ hash: deletionUndos.hash })
  return token !== undefined && ended.some(({ hash }) => hash.equals(hashSecret(token)))
}
