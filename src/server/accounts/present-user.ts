import type { AccountSeen } from '#server/account-store/accounts/account-columns.ts'
import { nothingTold } from '#shared/personal-fields.ts'

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
