import type { AccountSeen } from '#server/account-store/accounts/account-row.ts'
import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import { nothingTold, PERSONAL_FIELDS } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'

/** The account as its owner sees it, with its keys. `leaving`: when addresses pending removal go. */
export function presentAccount(
  row: AccountSeen,
  keys: Key[],
  leaving: ReadonlyMap<string, Date> = new Map(),
): Account {
  const emails = addressesOf(row, keys, leaving)
  return {
    id: row.id,
    upid: row.upid,
    ...pick(row, PERSONAL_FIELDS),
    email: row.email ?? row.pendingEmail,
    emailVerified: row.email !== null,
    pendingEmail: row.pendingEmail,
    emails,
    displayName: displayNameOf(row),
    ghost: !Object.values(emails).some(({ verified }) => verified),
    createdAt: row.createdAt.toISOString(),
    restrictedAt: row.restrictedAt?.toISOString() ?? null,
    restsUntil: row.restsUntil?.toISOString() ?? null,
    keys,
  }
}

/**
 * Every address of the account. It is verified if it is the recovery e-mail, pending removal, or has an activated
 * e-mail key.
 */
function addressesOf(row: AccountSeen, keys: Key[], leaving: ReadonlyMap<string, Date>): Account['emails'] {
  const emailKeys = keys.filter((key) => key.type === 'email')
  const verified = [
    row.email,
    ...leaving.keys(),
    ...emailKeys.filter((key) => key.activated).map((key) => key.email),
  ]
  const all = [...verified, row.pendingEmail, ...emailKeys.map((key) => key.email)]
  const addresses = new Set(all.filter((address) => address !== null))
  return Object.fromEntries(
    [...addresses].map((address) => {
      const leavesAt = leaving.get(address)?.toISOString() ?? null
      return [address, { verified: verified.includes(address), leavesAt }]
    }),
  )
}

/** The short description of the account that every sign-in returns. */
export function presentUser(row: Pick<AccountSeen, 'id' | 'email' | 'pendingEmail' | 'first' | 'last'>) {
  return { id: row.id, email: row.email ?? row.pendingEmail, displayName: displayNameOf(row) }
}

/** First and last name joined, or 'User'. */
export function displayNameOf({ first, last }: Pick<AccountSeen, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ') || 'User'
}

/** The columns of a new guest. */
export const nobody = {
  ...nothingTold,
  email: null,
  pendingEmail: null,
  restrictedAt: null,
  restsUntil: null,
} satisfies Partial<AccountSeen>
