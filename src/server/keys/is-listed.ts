import { isNotNull, ne, or, sql } from 'drizzle-orm'
import { keys } from '#server/db/schema.ts'

/** How long an e-mail key that awaits its activation stays listed. */
export const PENDING_DAYS = 7

/** An e-mail key that nobody activated is forgotten after a while; the sweeper removes it. */
export function isListed() {
  const isYoung = sql`${keys.createdAt} > now() - make_interval(days => ${PENDING_DAYS})`
  return or(ne(keys.type, 'email'), isNotNull(keys.activatedAt), isYoung)
}
