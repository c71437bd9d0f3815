import { and, asc, eq, exists, not } from 'drizzle-orm'
import { isDue } from '#server/account-store/accounts/account-columns.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { isActivatedKeyFor } from '#server/account-store/keys/is-activated-key-for.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'

/** The account that owns an address, by verification; null when nobody does. Pending ones find nobody. */
export async function ownerOf(db: Queries, address: string): Promise<string | null> {
  return (await findOwner(db, address))?.accountId ?? null
}

/**
 * Whether an address is another account's. What is due there is carried out first: the address may be about to leave it.
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
 * Claims a verified address for an account. False when another account owns it; the primary key decides the race, and waits
 * for a claim that is not committed yet.
 */
export async function claimAddress(tx: Transaction, address: string, accountId: string): Promise<boolean> {
  await tx.insert(addresses).values({ address, accountId }).onConflictDoNothing()
  return !(await isForeign(tx, address, accountId))
}

/** Gives an address back unless the account still holds it as recovery e-mail or activated e-mail key. */
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
