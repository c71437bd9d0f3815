import { accounts } from '#server/db/schema.ts'
import type { Account } from '#shared/account.ts'
import type { Key } from '#shared/keys.ts'

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
}

type Presentable = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>

/** Who somebody is, in the few words every sign-in answers with. */
export function presentUser(row: Pick<Presentable, 'id' | 'email' | 'pendingEmail' | 'first' | 'last'>) {
  return { id: row.id, email: row.email ?? row.pendingEmail, displayName: displayNameOf(row) }
}

/** First and last name joined, or 'User'. */
export function displayNameOf({ first, last }: Pick<Presentable, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ') || 'User'
}

/** The account as its holder sees it, with the keys that open it. */
export function presentAccount(row: Presentable, keys: Key[]): Account {
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
function addressesOf(row: Presentable, keys: Key[]): Account['emails'] {
  const emailKeys = keys.filter((key) => key.type === 'email')
  const verified = [row.email, ...emailKeys.filter((key) => key.activated).map((key) => key.email)]
  const all = [...verified, row.pendingEmail, ...emailKeys.map((key) => key.email)]
  const addresses = new Set(all.filter((address) => address !== null))
  return Object.fromEntries(
    [...addresses].map((address) => [address, { verified: verified.includes(address) }]),
  )
}

/** What is known of a guest. */
export const nobody = {
  first: null,
  middle: null,
  last: null,
  bornOn: null,
  email: null,
  pendingEmail: null,
} satisfies Partial<Presentable>
