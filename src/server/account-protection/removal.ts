import { and, eq, isNull } from 'drizzle-orm'
import {
  isSignInMethod,
  readSignInMethods,
  type SignInMethod,
} from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { readLeaving } from './pending-changes.ts'
import { isSettled } from './rules.ts'

/** The subject of a removal: a key, or the address of the recovery e-mail. */
export type Removed = { keyId: string; address?: unknown } | { address: string }

/**
 * What a removal takes from an account. `about` is the affected passkey or mailbox. `going` is the same, or null when
 * the mailbox has another hold on the account. `staying` lists the `others` without those pending removal. Under the
 * account's lock.
 */
export async function splitByRemoval(tx: Transaction, accountId: string, removed: Removed) {
  const methods = await readSignInMethods(tx, accountId)
  const leaving = await readLeaving(tx, accountId)
  const address = 'keyId' in removed ? await readAddress(tx, removed.keyId) : removed.address
  const isAffected = (one: SignInMethod) =>
    one.kind === 'passkey' ? 'keyId' in removed && one.id === removed.keyId : one.address === address
  const isLeaving = (one: SignInMethod) =>
    one.kind === 'passkey' ? leaving.keys.has(one.id) : leaving.addresses.has(one.address)
  const about = methods.find(isAffected) ?? null
  const isHeld =
    about?.kind === 'mailbox' && ('keyId' in removed ? about.isRecovery : about.emailKeyId !== null)
  const others = methods.filter((one) => isHeld || one !== about)
  const staying = others.filter((one) => !isLeaving(one))
  return { about, going: isHeld ? null : about, others, staying }
}

/** The address of a live e-mail key; null for any other key. */
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
  const { about } = await splitByRemoval(tx, accountId, { address })
  return about !== null && isSettled(about, config.seniorityS)
}

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
