import { and, eq, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'

/** How long an e-mail key that awaits its activation stays listed. */
export const PENDING_DAYS = 7

/** Notes that an address signed in: stamps the account's activated e-mail key for it, if there is one. */
export async function stampEmailKey(
  tx: Transaction,
  accountId: string,
  address: string,
): Promise<string | null> {
  const [key] = await tx
    .update(keys)
    .set({ lastUsedAt: sql`now()` })
    .where(isActivatedKeyFor(accountId, address))
    .returning({ id: keys.id })
  return key?.id ?? null
}

/** The account's live and activated e-mail key for an address. */
export function isActivatedKeyFor(accountId: string | Placeholder, address: string | Placeholder) {
  return and(
    eq(keys.accountId, accountId),
    eq(keys.type, 'email'),
    eq(keys.email, address),
    isNotNull(keys.activatedAt),
    isNull(keys.revokedAt),
  )
}

/** Activates a live key that still awaits it; false when it was activated before, or is gone. */
export async function activateEmailKeyRow(tx: Transaction, keyId: string): Promise<boolean> {
  const activated = await tx
    .update(keys)
    .set({ activatedAt: sql`now()` })
    .where(and(eq(keys.id, keyId), isNull(keys.activatedAt), isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  return activated.length === 1
}
