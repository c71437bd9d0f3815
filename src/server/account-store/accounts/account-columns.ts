import { sql } from 'drizzle-orm'
import { accounts } from '#server/platform/postgres/schema.ts'
import { PERSONAL_FIELDS } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'

/** The columns of an account that its owner may see. */
export const accountColumns = {
  id: accounts.id,
  upid: accounts.upid,
  ...pick(accounts, PERSONAL_FIELDS),
  email: accounts.email,
  pendingEmail: accounts.pendingEmail,
  createdAt: accounts.createdAt,
  restrictedAt: accounts.restrictedAt,
  restsUntil: accounts.restsUntil,
}

/** Whether one of its pending changes is due. It is carried out before the account is read or changed. */
export function isDue() {
  return sql<boolean>`coalesce(${accounts.dueAt} <= clock_timestamp(), false)`
}

/** An account row as its owner may see it. */
export type AccountSeen = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>
