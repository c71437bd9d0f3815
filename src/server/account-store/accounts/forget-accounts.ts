import { and, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'

/** By what else than their ids rows of other rooms know these accounts. */
export async function tracesOf(tx: Transaction, accountIds: string[]) {
  const owned = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(inArray(addresses.accountId, accountIds))
  const ring = await tx
    .select({ email: keys.email, credentialId: keys.credentialId, activatedAt: keys.activatedAt })
    .from(keys)
    .where(and(inArray(keys.accountId, accountIds), inArray(keys.type, ['passkey', 'email'])))
  return {
    /** Verified by them, now or once: what they only named may well be somebody else's. */
    addresses: [
      ...owned.map(({ address }) => address),
      ...ring.flatMap(({ email, activatedAt }) => (activatedAt === null ? [] : (email ?? []))),
    ],
    /** In base64url, as credentials name themselves. */
    credentialIds: ring.flatMap(({ credentialId }) => credentialId?.toString('base64url') ?? []),
  }
}

/** Deletes accounts with all that hangs on them by foreign keys. Under their locks. */
export async function forgetAccounts(tx: Transaction, accountIds: string[]) {
  await tx.delete(accounts).where(inArray(accounts.id, accountIds))
}

/** Those of the addresses that belong to others than these accounts. */
export async function ownedByOthers(
  tx: Transaction,
  candidates: string[],
  accountIds: string[],
): Promise<Set<string>> {
  const foreign = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(and(inArray(addresses.address, candidates), notInArray(addresses.accountId, accountIds)))
  return new Set(foreign.map(({ address }) => address))
}
