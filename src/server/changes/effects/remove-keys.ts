import { and, eq, inArray, isNull } from 'drizzle-orm'
import { refuseLastWayIn } from '#server/changes/last-way-in.ts'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { addressesOf } from '#server/keys/claim-address.ts'
import { isWayIn } from '#server/keys/is-way-in.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import { tellAddresses } from '#server/mail/notices.ts'

/**
 * Revokes live keys of an account for good, and tells every address that it had until then. Refuses with `last_key` where
 * nothing would be left that opens it. Under the account's lock.
 */
export async function removeKeys(
  tx: Transaction,
  deps: Deps,
  { accountId, keyIds, by }: { accountId: string; keyIds: string[]; by: string | null },
) {
  await refuseLastWayIn(tx, accountId, { keys: keyIds })
  const told = await addressesOf(tx, accountId)
  const isThese = and(eq(keys.accountId, accountId), inArray(keys.id, keyIds), isNull(keys.revokedAt))
  if (!isThese) return
  for (const key of await revokeKeys(tx, isThese, by)) {
    if (!isWayIn(key)) continue
    await tellAddresses(tx, deps, accountId, { event: 'keyRemoved', type: key.type, name: key.name }, told)
  }
}
