import { and, asc, eq, exists, not, or, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/db/open.ts'
import { accounts, addresses, changes, keys } from '#server/db/schema.ts'
import { isActivatedKeyFor } from './is-activated-key-for.ts'

/** The account that owns an address, by verification; null when nobody does. Pending ones find nobody. */
export async function ownerOf(db: Queries, address: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: addresses.accountId })
    .from(addresses)
    .where(and(eq(addresses.address, address), not(hasLeft())))
  return row?.accountId ?? null
}

/** Whether an address is another account's. */
export async function isForeign(db: Queries, address: string, accountId: string): Promise<boolean> {
  const owner = await ownerOf(db, address)
  return owner !== null && owner !== accountId
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
  await tx
    .insert(addresses)
    .values({ address, accountId })
    .onConflictDoUpdate({
      target: addresses.address,
      set: { accountId, verifiedAt: sql`now()` },
      setWhere: hasLeft(),
    })
  return (await ownerOf(tx, address)) === accountId
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
        not(or(exists(asRecovery), exists(asEmailKey)) ?? exists(asRecovery)),
      ),
    )
}

/**
 * Whether the moment at which an address was to leave its account is over: then it is anybody's, also where nobody has looked
 * at that account since.
 */
export function hasLeft() {
  return sql<boolean>`exists (
    select from ${changes}
    where ${changes.accountId} = ${addresses.accountId} and ${changes.takesEffectAt} <= now()
      and ${changes.effect} ->> 'do' in ('removeRecovery', 'releaseReplaced')
      and ${changes.effect} ->> 'address' = ${addresses.address}
  )`
}
