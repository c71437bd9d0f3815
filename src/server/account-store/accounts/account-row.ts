import { asc, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#server/errors.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { day, moment, onlyRow, orNull, text, uuid } from '#server/platform/postgres/statement.ts'
import { type Random, randomText } from '#server/platform/random.ts'
import { kindOf, PERSONAL_FIELDS, type PersonalData, type PersonalKind } from '#shared/personal-fields.ts'
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
const accountColumns = Object.fromEntries(
  Object.keys(accountShape).map((name) => [name, accounts[name as Column]]),
) as Pick<typeof accounts, Column>

/** Whether one of its pending changes is due. It is carried out before the account is read or changed. */
export function isDue() {
  return sql<boolean>`coalesce(${accounts.dueAt} <= clock_timestamp(), false)`
}

/** An account row as its owner may see it. */
export type AccountSeen = Pick<typeof accounts.$inferSelect, Column>

/** The account row. Refuses with `authenticationRequired` when the account is gone. */
export async function readAccountRow(db: Queries, accountId: string): Promise<typeof accounts.$inferSelect> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/** Locks an account until the transaction ends; undefined when it is gone. */
export async function lockAccountRow(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ ...accountColumns, isDue: isDue() })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row
}

/**
 * Locks several accounts. Returns them by id, without those that are gone. Always locks in order of id, so that two
 * calls about the same accounts cannot deadlock.
 */
export async function lockAccountRows(tx: Transaction, accountIds: string[]) {
  const rows = await tx
    .select({ ...accountColumns, isDue: isDue() })
    .from(accounts)
    .where(inArray(accounts.id, accountIds))
    .orderBy(asc(accounts.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

type Changes = Partial<PersonalData & Pick<AccountSeen, 'email' | 'pendingEmail'>> & {
  restrictedAt?: null
  restrictedByKeyId?: null
}

/** Updates an account row: personal data, recovery e-mail, or lifts a restriction. */
export async function changeAccount(db: Queries, accountId: string, changes: Changes) {
  await db.update(accounts).set(changes).where(eq(accounts.id, accountId))
}

/**
 * Restricts an account; `by` is the browser key that asked, null for the operator. Returns since when, cut to the
 * milliseconds that every reader sees.
 */
export async function restrictNow(tx: Transaction, accountId: string, by: string | null): Promise<Date> {
  const { restrictedAt } = onlyRow(
    await tx
      .update(accounts)
      .set({ restrictedAt: sql`date_trunc('milliseconds', clock_timestamp())`, restrictedByKeyId: by })
      .where(eq(accounts.id, accountId))
      .returning({ restrictedAt: sql`${accounts.restrictedAt}`.mapWith(accounts.createdAt) }),
  )
  return restrictedAt
}

/** Crockford base32 has no I, L, O and U, so a upid can be read out over the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const UPID_LENGTH = 10

/** WebAuthn L3 14.6.1: a user handle is random, says nothing about the person, and has at most 64 bytes. */
const USER_HANDLE_BYTES = 64

/** The random values of a new account: its id, its public id and its WebAuthn user handle. */
export function newAccountIds(random: Random) {
  return {
    id: random.id(),
    upid: randomText(random, CROCKFORD, UPID_LENGTH),
    userHandle: random.bytes(USER_HANDLE_BYTES),
  } satisfies Partial<typeof accounts.$inferInsert>
}

/** Inserts an account. */
export async function addAccount(tx: Transaction, account: typeof accounts.$inferInsert) {
  await tx.insert(accounts).values(account)
}
