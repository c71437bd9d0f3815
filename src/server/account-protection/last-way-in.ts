import { and, eq, isNull } from 'drizzle-orm'
import { isWayIn } from '#server/account-store/keys/is-way-in.ts'
import { readSignInMethods } from '#server/account-store/keys/sign-in-methods.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { readLeaving } from './waiting.ts'

type Taken = { keys?: string[]; addresses?: string[] }

/**
 * Whether nothing would open the account any more without these keys and addresses, and without what leaves. A mailbox stays where
 * only its redundant e-mail key goes. Under the account's lock.
 */
export async function isLastWayIn(tx: Transaction, accountId: string, taken: Taken): Promise<boolean> {
  const leaving = await readLeaving(tx, accountId)
  const isGoing = (id: string) => leaving.keys.has(id) || taken.keys?.includes(id)
  const live = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  if (live.some((key) => isWayIn(key) && !isGoing(key.id))) return false
  const methods = await readSignInMethods(tx, accountId)
  return !methods.some(
    (one) =>
      one.kind === 'mailbox' &&
      !leaving.addresses.has(one.address) &&
      !taken.addresses?.includes(one.address) &&
      (one.isRecovery || one.emailKeyId === null || !isGoing(one.emailKeyId)),
  )
}

/** Refuses to take the last way into an account. */
export async function refuseLastWayIn(tx: Transaction, accountId: string, taken: Taken) {
  if (await isLastWayIn(tx, accountId, taken)) throw new Refusal('lastKey')
}
