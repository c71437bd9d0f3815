import { isNotNull, ne, or, sql } from 'drizzle-orm'
import { keys } from '#server/platform/postgres/schema.ts'

/** Days that an e-mail key without activation stays listed. */
export const PENDING_DAYS = 7

/**
 * Condition: not an e-mail key that was never activated and is too old. One whose activation is a pending change stays
 * listed. The clean-up job deletes the others.
 */
export function isListed() {
  const isYoung = sql`${keys.createdAt} > now() - make_interval(days => ${PENDING_DAYS})`
  return or(ne(keys.type, 'email'), isNotNull(keys.activatedAt), isYoung, hasPendingActivation())
}

/** Condition: the activation of this e-mail key is a pending change. */
export function hasPendingActivation() {
  return sql`exists (
    select from changes where changes.account_id = keys.account_id and changes.effect ->> 'keyId' = keys.id::text
  )`
}
