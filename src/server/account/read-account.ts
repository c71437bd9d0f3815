import { eq } from 'drizzle-orm'
import type { Standing } from '#server/auth/session.ts'
import type { Queries } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import { listKeys } from '#server/keys/service.ts'
import type { Account } from '#shared/account.ts'
import type { Key } from '#shared/keys.ts'

type AccountRow = typeof accounts.$inferSelect

/** The account of a session, as its holder sees it. */
export async function readAccount(db: Queries, session: Standing): Promise<Account> {
  const row = await readAccountRow(db, session.accountId)
  return presentAccount(row, await listKeys(db, session))
}

/** Who somebody is, in the few words every sign-in answers with. */
export async function readUser(db: Queries, accountId: string) {
  const row = await readAccountRow(db, accountId)
  return { id: row.id, email: row.email ?? row.pendingEmail, displayName: displayNameOf(row) }
}

/** The account as it is stored; for whoever finds it gone, the session is over. */
export async function readAccountRow(db: Queries, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/** First and last name joined, or 'User'. */
export function displayNameOf({ first, last }: Pick<AccountRow, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ') || 'User'
}

function presentAccount(row: AccountRow, keys: Key[]): Account {
  const emails = addressesOf(row, keys)
  return {
    id: row.id,
    upid: row.upid,
    first: row.first,
    middle: row.middle,
    last: row.last,
    bornOn: row.bornOn,
    email: row.email ?? row.pendingEmail,
    emailVerified: row.email !== null,
    pendingEmail: row.pendingEmail,
    emails,
    displayName: displayNameOf(row),
    ghost: !Object.values(emails).some(({ verified }) => verified),
    createdAt: row.createdAt.toISOString(),
    keys,
  }
}

/** Every address of the account; one that is verified anywhere on it counts as verified. */
function addressesOf(row: AccountRow, keys: Key[]): Account['emails'] {
  const emailKeys = keys.filter((key) => key.type === 'email')
  const verified = [row.email, ...emailKeys.filter((key) => key.activated).map((key) => key.email)]
  const all = [...verified, row.pendingEmail, ...emailKeys.map((key) => key.email)]
  const addresses = new Set(all.filter((address) => address !== null))
  return Object.fromEntries(
    [...addresses].map((address) => [address, { verified: verified.includes(address) }]),
  )
}
