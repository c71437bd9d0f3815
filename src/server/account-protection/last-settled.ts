import { and, eq, isNull } from 'drizzle-orm'
import { readSignInMethods, type SignInMethod } from '#server/account-store/keys/sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { readLeaving } from './pending-changes.ts'
import { isSettled } from './rules.ts'

/** What a removal is about: a key, or an address that is the recovery e-mail. */
export type Removed = { keyId: string; address?: unknown } | { address: string }

/**
 * What a removal takes from an account. `about` is its passkey or mailbox. `going` is the same, but null for a mailbox that is
 * held in another way as well. `staying` are the others, without what leaves already. Under the account's lock.
 */
export async function partedBy(tx: Transaction, accountId: string, removed: Removed) {
  const methods = await readSignInMethods(tx, accountId)
  const leaving = await readLeaving(tx, accountId)
  const address = 'keyId' in removed ? await readAddress(tx, removed.keyId) : removed.address
  const isIt = (one: SignInMethod) =>
    one.kind === 'passkey' ? 'keyId' in removed && one.id === removed.keyId : one.address === address
  const isLeaving = (one: SignInMethod) =>
    one.kind === 'passkey' ? leaving.keys.has(one.id) : leaving.addresses.has(one.address)
  const about = methods.find(isIt) ?? null
  const isHeld =
    about?.kind === 'mailbox' && ('keyId' in removed ? about.isRecovery : about.emailKeyId !== null)
  const staying = methods.filter((one) => (isHeld || one !== about) && !isLeaving(one))
  return { about, going: isHeld ? null : about, staying }
}

/** Of a live e-mail key. */
async function readAddress(tx: Transaction, keyId: string) {
  const [key] = await tx
    .select({ email: keys.email })
    .from(keys)
    .where(and(eq(keys.id, keyId), isNull(keys.revokedAt)))
  return key?.email ?? null
}

/** Whether an address is a settled mailbox of the account. Under the account's lock. */
export async function isSettledAddress(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  address: string,
): Promise<boolean> {
  const { about } = await partedBy(tx, accountId, { address })
  return about !== null && isSettled(about, config.seniorityS)
}
