import { sql } from 'drizzle-orm'
import { accounts } from '#server/platform/postgres/schema.ts'
import { day, moment, orNull, text, uuid } from '#server/platform/postgres/statement.ts'
import { kindOf, PERSONAL_FIELDS, type PersonalKind } from '#shared/personal-fields.ts'
import { recordOf } from '#shared/record-of.ts'

const stored = { name: orNull(text), day: orNull(day) } satisfies Record<PersonalKind, unknown>

/** The columns of an account that its owner may see, for statements. */
export const accountShape = {
  id: uuid,
  upid: text,
  ...recordOf(PERSONAL_FIELDS, (field) => stored[kindOf(field)]),
  email: orNull(text),
  pendingEmail: orNull(text),
  createdAt: moment,
  restrictedAt: orNull(moment),
  restsUntil: orNull(moment),
}

type Column = keyof typeof accountShape

/** The same for the query builder. */
export const accountColumns = Object.fromEntries(
  Object.keys(accountShape).map((name) => [name, accounts[name as Column]]),
) as Pick<typeof accounts, Column>

/** Whether one of its pending changes is due. It is carried out before the account is read or changed. */
export function isDue() {
  return sql<boolean>`coalesce(${accounts.dueAt} <= clock_timestamp(), false)`
}

/** An account row as its owner may see it. */
export type AccountSeen = Pick<typeof accounts.$inferSelect, Column>
