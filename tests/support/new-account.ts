import type { Account } from '#shared/accounts.ts'

/** An account as the server tells it: of a guest, but for what is said otherwise. */
export function newAccount(facts: Partial<Account> = {}): Account {
  return {
    id: 'guest',
    upid: 'GUEST00000',
    first: null,
    middle: null,
    last: null,
    bornOn: null,
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
