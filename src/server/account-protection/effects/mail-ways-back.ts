import { eq } from 'drizzle-orm'
import { deletionLetter } from '#server/account-protection/notices/letters.ts'
import { addUndoToken } from '#server/account-store/accounts/ways-back.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { deletionUndos } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'

/** Notifies every verified address of the deletion. Each letter has its own link to undo it. */
export async function mailUndoLinks(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    seconds,
    ...facts
  }: { accountId: string; upid: string; restsUntil: Date; seconds: number; isByOperator: boolean },
) {
  for (const to of await addressesOf(tx, accountId)) {
    const token = await addUndoToken(tx, deps, accountId)
    await enqueueLetter(tx, deps, deletionLetter(deps.config, { ...facts, to, token }), {
      accountId,
      expiresInSeconds: seconds,
    })
  }
}

/**
 * The account that an undo link belongs to; null when the token was used, replaced or never issued. Changes nothing.
 */
export async function findAccountByUndoToken(db: Queries, token: string): Promise<string | null> {
  if (!isSecret(token)) return null
  const [found] = await db
    .select({ accountId: deletionUndos.accountId })
    .from(deletionUndos)
    .where(eq(deletionUndos.hash, hashSecret(token)))
  return found?.accountId ?? null
}
