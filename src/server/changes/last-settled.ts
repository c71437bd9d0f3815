import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import { readSignInMethods, type SignInMethod } from '#server/keys/sign-in-methods.ts'
import { leavingOf, readWaiting } from './waiting.ts'

/** What a removal is about: a key, or an address that is the recovery e-mail. */
export type Removed = { keyId: string; address?: unknown } | { address: string }

/**
 * The passkey or mailbox that goes by a removal, null for none; and those that stay, without what leaves already. Under the
 * account's lock.
 */
export async function partedBy(tx: Transaction, accountId: string, removed: Removed) {
  const methods = await readSignInMethods(tx, accountId)
  const address = await addressOf(tx, removed)
  const leaving = leavingOf(await readWaiting(tx, accountId))
  const isIt = (one: SignInMethod) =>
    one.kind === 'passkey' ? 'keyId' in removed && one.id === removed.keyId : one.address === address
  const isLeaving = (one: SignInMethod) =>
    one.kind === 'passkey' ? leaving.keys.has(one.id) : leaving.addresses.has(one.address)
  const going = methods.find(isIt) ?? null
  return { going, staying: methods.filter((one) => one !== going && !isLeaving(one)) }
}

/**
 * The address of what is removed. An e-mail key counts also where its address is the recovery e-mail, and that where an e-mail
 * key has it too: how the other came about may be stopped.
 */
async function addressOf(tx: Transaction, removed: Removed): Promise<string | null> {
  if (!('keyId' in removed)) return removed.address
  const [key] = await tx.select({ email: keys.email }).from(keys).where(eq(keys.id, removed.keyId))
  return key?.email ?? null
}
