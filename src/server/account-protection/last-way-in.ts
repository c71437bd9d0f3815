import { and, eq, isNull } from 'drizzle-orm'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import { isWayIn } from '#server/account-store/keys/is-way-in.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { readLeaving } from './waiting.ts'

/**
 * Refuses to take the last way into an account: without these keys and addresses, and without what leaves or waits, something
 * must still open it. Under the account's lock.
 */
export async function refuseLastWayIn(
  tx: Transaction,
  accountId: string,
  taken: { keys?: string[]; addresses?: string[] },
) {
  const leaving = await readLeaving(tx, accountId)
  const isGoing = (id: string) => leaving.keys.has(id) || taken.keys?.includes(id)
  const live = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  const staying = live.filter((key) => isWayIn(key) && !isGoing(key.id))
  if (staying.length > 0) return
  const owned = await addressesOf(tx, accountId)
  const isKeyGoing = new Set(live.filter((key) => isGoing(key.id)).map(({ email }) => email))
  const left = owned.filter(
    (address) =>
      !leaving.addresses.has(address) && !taken.addresses?.includes(address) && !isKeyGoing.has(address),
  )
  if (left.length === 0) throw new Refusal('lastKey')
}
