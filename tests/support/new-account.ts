import type { Account } from '#shared/accounts.ts'
import { nothingTold } from '#shared/personal-fields.ts'

/** An account as the server sends it: of a guest, except for the given fields. */
export function newAccount(facts: Partial<Account> = {}): Account {
  return {
    id: 'guest',
    upid: 'GUEST00000',
    ...nothingTold,
    email: null,
    emailVerified: false,
    pendingEmail: null,
    emails: {},
    displayName: 'User',
    ghost: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    restrictedAt: null,
    restsUntil: null,
    keys: [],
    ...facts,
  }
}
