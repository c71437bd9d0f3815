import { sql } from 'drizzle-orm'
import { accounts } from '#server/platform/postgres/schema.ts'

/** As much of a row as its holder sees. */
export const accountColumns = {
  id: accounts.id,
  upid: accounts.upid,
  first: accounts.first,
  middle: accounts.middle,
  last: accounts.last,
  bornOn: accounts.bornOn,
  email: accounts.email,
  pendingEmail: accounts.pendingEmail,
  createdAt: accounts.createdAt,
  restrictedAt: accounts.restrictedAt,
  restsUntil: accounts.restsUntil,
}

/** Whether one of its waiting changes is due: that is carried out before anything else is done or said. */
export function isDue() {
  return sql<boolean>`coalesce(${accounts.dueAt} <= clock_timestamp(), false)`
}

/** A row as far as its holder sees it. */
export type AccountSeen = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>

/** What its holder says of themselves, and may change. */
export type Identity = Pick<AccountSeen, 'first' | 'last' | 'bornOn'>
