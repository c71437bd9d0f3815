import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { addresses, keys } from '#server/db/schema.ts'
import type { LostAddress } from './claim-address.ts'
import { isWayIn } from './is-way-in.ts'
import { readAccountRow } from './read-account-row.ts'

/** Everything that opens an account at a moment: its live ways in, the addresses it owns, and its recovery e-mail. */
export type Door = { keys: string[]; addresses: LostAddress[]; email: string | null }

/** The account's lock is held. */
export async function readDoor(tx: Transaction, accountId: string): Promise<Door> {
  const ring = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  const owned = await tx
    .select({ address: addresses.address, verifiedAt: addresses.verifiedAt })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), isNull(addresses.reservedUntil)))
  const { email } = await readAccountRow(tx, accountId)
  return { keys: ring.filter(isWayIn).map(({ id }) => id), addresses: owned, email }
}

/** What came and what went. */
export function compareDoors(before: Door, after: Door) {
  const had = new Set(before.addresses.map(({ address }) => address))
  const has = new Set(after.addresses.map(({ address }) => address))
  return {
    keysAdded: after.keys.filter((id) => !before.keys.includes(id)),
    keysRemoved: before.keys.filter((id) => !after.keys.includes(id)),
    addressesGained: [...has].filter((address) => !had.has(address)),
    addressesLost: before.addresses.filter(({ address }) => !has.has(address)),
    emailBefore: before.email,
    emailAfter: after.email,
  }
}

export type DoorChange = ReturnType<typeof compareDoors>

/** Whether it opens as before. */
export function isSameDoor({ keysAdded, keysRemoved, addressesGained, addressesLost, ...email }: DoorChange) {
  const moved = [keysAdded, keysRemoved, addressesGained, addressesLost].flat()
  return moved.length === 0 && email.emailBefore === email.emailAfter
}
