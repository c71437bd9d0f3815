import { and, eq, isNull } from 'drizzle-orm'
import { isSignInMethod } from '#server/account-store/keys/is-sign-in-method.ts'
import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { readLeaving } from './pending-changes.ts'

type Taken = { keys?: string[]; addresses?: string[] }

/**
 * Whether no sign-in method would be left without these keys and addresses, and without those pending removal. A
 * mailbox counts as left when it is also the recovery e-mail and only its e-mail key goes. Under the account's lock.
 */
export async function isLastSignInMethod(tx: Transaction, accountId: string, taken: Taken): Promise<boolean> {
  const leaving = await readLeaving(tx, accountId)
  const isGoing = (id: string) => leaving.keys.has(id) || taken.keys?.includes(id)
  const live = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  if (live.some((key) => isSignInMethod(key) && !isGoing(key.id))) return false
  const methods = await readSignInMethods(tx, accountId)
  return !methods.some(
    (one) =>
      one.kind === 'mailbox' &&
      !leaving.addresses.has(one.address) &&
      !taken.addresses?.includes(one.address) &&
      (one.isRecovery || one.emailKeyId === null || !isGoing(one.emailKeyId)),
  )
}

/** Refuses with `lastKey` when no sign-in method would be left. Under the account's lock. */
export async function refuseLastSignInMethod(tx: Transaction, accountId: string, taken: Taken) {
  if (await isLastSignInMethod(tx, accountId, taken)) throw new Refusal('lastKey')
}
