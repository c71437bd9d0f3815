import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { addresses, keys } from '#server/platform/postgres/schema.ts'

/** Whether somebody could come back to an account without any browser's key: by a passkey or an address. */
export async function hasWayBack(db: Queries, accountId: string): Promise<boolean> {
  const owned = await db.$count(addresses, eq(addresses.accountId, accountId))
  if (owned > 0) return true
  const isPasskey = and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), isNull(keys.revokedAt))
  return (await db.$count(keys, isPasskey)) > 0
}
