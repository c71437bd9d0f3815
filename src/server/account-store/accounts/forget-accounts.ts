import { and, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'

/** The addresses and credential ids by which rows of other folders name these accounts, instead of by account id. */
export async function tracesOf(tx: Transaction, accountIds: string[]) {
  const owned = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(inArray(addresses.accountId, accountIds))
  const credentials = await tx
    .select({ email: keys.email, credentialId: keys.credentialId, activatedAt: keys.activatedAt })
    .from(keys)
    .where(and(inArray(keys.accountId, accountIds), inArray(keys.type, ['passkey', 'email'])))
  return {
    /** Only addresses that they have or had verified. One that they merely named may belong to somebody else. */
    addresses: [
      ...owned.map(({ address }) => address),
      ...credentials.flatMap(({ email, activatedAt }) => (activatedAt === null ? [] : (email ?? []))),
    ],
    /** In base64url, as in WebAuthn. */
    credentialIds: credentials.flatMap(({ credentialId }) => credentialId?.toString('base64url') ?? []),
  }
}

/** Deletes accounts and, by foreign keys, every row of theirs. Under their locks. */
export async function forgetAccounts(tx: Transaction, accountIds: string[]) {
  await tx.delete(accounts).where(inArray(accounts.id, accountIds))
}

/** The addresses among `candidates` that other accounts own. */
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
