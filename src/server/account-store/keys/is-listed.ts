import { isNotNull, ne, or, sql } from 'drizzle-orm'
import { keys } from '#server/platform/postgres/schema.ts'

/** How long an e-mail key that awaits its activation stays listed. */
export const PENDING_DAYS = 7

/** An e-mail key that nobody activated, and that does not wait to be, is forgotten after a while; the sweeper removes it. */
export function isListed() {
  const isYoung = sql`${keys.createdAt} > now() - make_interval(days => ${PENDING_DAYS})`
  return or(ne(keys.type, 'email'), isNotNull(keys.activatedAt), isYoung, waitsToCome())
}

/** Whether an e-mail key waits to be there. */
export function waitsToCome() {
  return sql`exists (
    select from changes where changes.account_id = keys.account_id and changes.effect ->> 'keyId' = keys.id::text
  )`
}
