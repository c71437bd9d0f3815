import { isNotNull, ne, or, sql } from 'drizzle-orm'
import { keys } from '#server/db/schema.ts'
import { PENDING_DAYS } from './activate-email-key.ts'

/** An e-mail key that nobody activated is forgotten after a while; the sweeper removes it. */
export function isListed() {
  const isYoung = sql`${keys.createdAt} > now() - make_interval(days => ${PENDING_DAYS})`
  return or(ne(keys.type, 'email'), isNotNull(keys.activatedAt), isYoung)
}
