import { and, asc, eq, exists, isNull, lte, not, or, sql } from 'drizzle-orm'
import { leftover } from '#server/db/delete-in-batches.ts'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries, Transaction } from '#server/db/open.ts'
import { accounts, addresses, keys } from '#server/db/schema.ts'
import { isActivatedKeyFor } from './is-activated-key-for.ts'

type Held = { accountId: string; isReserved: boolean }

/**
 * The account that has an address: by verification, or because it was removed there a moment ago and may come back, which
 * opens nothing. Null when nobody has it. Pending ones find nobody.
 */
async function holderOf(db: Queries, address: string): Promise<Held | null> {
  const [row] = await db
    .select({
      accountId: addresses.accountId,
      isReserved: sql<boolean>`${addresses.reservedUntil} is not null`,
    })
    .from(addresses)
    .where(and(eq(addresses.address, address), isStillHeld()))
  return row ?? null
}

/** Whether an address is another account's, or may come back to it. */
export async function isForeign(db: Queries, address: string, accountId: string): Promise<boolean> {
  const held = await holderOf(db, address)
  return held !== null && held.accountId !== accountId
}

/** The account that owns an address, by verification; null when nobody does. */
export async function ownerOf(db: Queries, address: string): Promise<string | null> {
  const held = await holderOf(db, address)
  return held && !held.isReserved ? held.accountId : null
}

/** Since when an account has owned an address; null when it does not. */
export async function ownedSince(db: Queries, address: string, accountId: string): Promise<Date | null> {
  const [row] = await db
    .select({ verifiedAt: addresses.verifiedAt })
    .from(addresses)
    .where(
      and(
        eq(addresses.address, address),
        eq(addresses.accountId, accountId),
        isNull(addresses.reservedUntil),
      ),
    )
  return row?.verifiedAt ?? null
}

/** The addresses that an account owns, the oldest first. */
export async function addressesOf(db: Queries, accountId: string): Promise<string[]> {
  const owned = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), isNull(addresses.reservedUntil)))
    .orderBy(asc(addresses.verifiedAt))
  return owned.map(({ address }) => address)
}

/**
 * Claims a verified address for an account. False when another account owns it, or has it reserved; the primary key
 * decides the race, and waits for a claim that is not committed yet.
 */
export async function claimAddress(tx: Transaction, address: string, accountId: string): Promise<boolean> {
  await tx
    .insert(addresses)
    .values({ address, accountId })
    .onConflictDoUpdate({
      target: addresses.address,
      set: { accountId, verifiedAt: sql`now()`, reservedUntil: null },
      // One that it has reserved itself, or nobody has any more.
      setWhere: sql`${addresses.reservedUntil} is not null
        and (${addresses.accountId} = ${accountId} or ${addresses.reservedUntil} <= now())`,
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
        isNull(addresses.reservedUntil),
        not(or(exists(asRecovery), exists(asEmailKey)) ?? exists(asRecovery)),
      ),
    )
}

/** An address that an account owned until now, and since when. */
export type LostAddress = { address: string; verifiedAt: Date }

/** Keeps addresses for the account that has just given them back in this transaction, for so many seconds. */
export async function reserveAddresses(
  tx: Transaction,
  accountId: string,
  lost: LostAddress[],
  seconds: number,
) {
  if (lost.length === 0) return
  const reservedUntil = fromNow(seconds)
  await tx.insert(addresses).values(lost.map((one) => ({ ...one, accountId, reservedUntil })))
}

/**
 * Gives an address back to the account that it was lost by, as old as it was where it is reserved still. False when
 * somebody else has it by now.
 */
export async function regainAddress(tx: Transaction, address: string, accountId: string): Promise<boolean> {
  await tx
    .update(addresses)
    .set({ reservedUntil: null })
    .where(and(eq(addresses.address, address), eq(addresses.accountId, accountId)))
  return await claimAddress(tx, address, accountId)
}

/** Whether a row of an address counts: a reservation ends by itself, and its row goes later. */
export function isStillHeld() {
  return or(isNull(addresses.reservedUntil), sql`${addresses.reservedUntil} > now()`)
}

/** Reserved addresses that nobody put back. */
export const unreservedAddresses = leftover(addresses, lte(addresses.reservedUntil, sql`now()`))
