import { and, eq, isNull } from 'drizzle-orm'
import { ageOf, readSignInMethods, type SignInMethod } from '#server/account-store/keys/sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { isSettled } from './rules.ts'
import { readLeaving, readWaiting } from './waiting.ts'

/** What a removal is about: a key, or an address that is the recovery e-mail. */
export type Removed = { keyId: string; address?: unknown } | { address: string }

/**
 * The passkey or mailbox that goes by a removal, null for none; whether it stays all the same; and the others that stay, without
 * what leaves already. Under the account's lock.
 */
export async function partedBy(tx: Transaction, accountId: string, removed: Removed) {
  const methods = await readSignInMethods(tx, accountId)
  const waiting = await readWaiting(tx, accountId)
  const leaving = await readLeaving(tx, accountId, waiting)
  const key = 'keyId' in removed ? await readKey(tx, removed.keyId) : null
  const address = 'keyId' in removed ? key?.email : removed.address
  const isIt = (one: SignInMethod) =>
    one.kind === 'passkey' ? 'keyId' in removed && one.id === removed.keyId : one.address === address
  const isLeaving = (one: SignInMethod) =>
    one.kind === 'passkey' ? leaving.keys.has(one.id) : leaving.addresses.has(one.address)
  const found = methods.find(isIt) ?? null
  const staying = methods.filter((one) => one !== found && !isLeaving(one))
  // The key of a recovery e-mail that stays takes no mailbox along. While it is new it goes at once; later that may depend on
  // it, where another change is stopped.
  const isDouble =
    key !== null &&
    found?.kind === 'mailbox' &&
    found.isRecovery &&
    !waiting.some(({ effect }) => effect.do === 'removeRecovery' && effect.address === address)
  return { going: isDouble ? { ...found, ageS: key.ageS } : found, isDouble, staying }
}

async function readKey(tx: Transaction, keyId: string) {
  const [key] = await tx
    .select({ email: keys.email, ageS: ageOf(keys.activatedAt) })
    .from(keys)
    .where(and(eq(keys.id, keyId), isNull(keys.revokedAt)))
  return key ?? null
}

/** Whether an address is a settled mailbox of the account. Under the account's lock. */
export async function isSettledAddress(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  address: string,
): Promise<boolean> {
  const { going } = await partedBy(tx, accountId, { address })
  return going !== null && isSettled(going, config.seniorityS)
}
