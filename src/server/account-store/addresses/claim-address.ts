import { and, asc, eq, exists, not } from 'drizzle-orm'
import { isDue } from '#server/account-store/accounts/account-row.ts'
import { isActivatedKeyFor } from '#server/account-store/keys/read-sign-in-methods.ts'
import { ChangeIsDue } from '#server/errors.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'

/** The account that owns a verified address; null for none. Pending addresses have no owner. */
export async function ownerOf(db: Queries, address: string): Promise<string | null> {
  return (await findOwner(db, address))?.accountId ?? null
}

/**
 * Whether another account owns the address. Throws `ChangeIsDue` when that account has a due change, because the change
 * may release the address.
 */
export async function isForeign(db: Queries, address: string, accountId: string): Promise<boolean> {
  const owner = await findOwner(db, address)
  if (!owner || owner.accountId === accountId) return false
  if (owner.isDue) throw new ChangeIsDue(owner.accountId)
  return true
}

async function findOwner(db: Queries, address: string) {
  const [row] = await db
    .select({ accountId: accounts.id, isDue: isDue() })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(eq(addresses.address, address))
  return row
}

/** The addresses that an account owns, the oldest first. */
export async function addressesOf(db: Queries, accountId: string): Promise<string[]> {
  const owned = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.verifiedAt))
  return owned.map(({ address }) => address)
}

/**
 * Claims a verified address for an account. False when another account owns it. The primary key decides between
 * parallel claims, and waits for one that is not committed yet.
 */
export async function claimAddress(tx: Transaction, address: string, accountId: string): Promise<boolean> {
  await tx.insert(addresses).values({ address, accountId }).onConflictDoNothing()
  return !(await isForeign(tx, address, accountId))
}

/** Releases an address, unless it is still the account's recovery e-mail or has an activated e-mail key. */
export async function releaseAddress(tx: Transaction, address: string, accountId: string) {
  const asRecovery = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.email, address)))
  const asEmailKey = tx.select({ id: keys.id }).from(keys).where(isActivatedKeyFor(accountId, address))
  await tx
    .delete(addresses)
    .where(
      and(
        eq(addresses.address, address),
        eq(addresses.accountId, accountId),
        not(exists(asRecovery)),
        not(exists(asEmailKey)),
      ),
    )
}
