import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { keys } from '#server/platform/postgres/schema.ts'

/** Condition: the account's live and activated e-mail key for an address. */
export function isActivatedKeyFor(accountId: string, address: string | PgColumn) {
  return and(
    eq(keys.accountId, accountId),
    eq(keys.type, 'email'),
    eq(keys.email, address),
    isNotNull(keys.activatedAt),
    isNull(keys.revokedAt),
  )
}
