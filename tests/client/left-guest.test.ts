import { beforeEach, expect, test, vi } from 'vitest'
import { leaveGuest } from '#client/sessions/enter.ts'
import { forgetLeftGuest, leftGuestOf, onLeftGuest } from '#client/sessions/left-guest/left-guest.ts'
import { setSessionState } from '#client/sessions/session-state.ts'
import { removeEverything } from '#client/sessions/stored-session.ts'
import type { Account } from '#shared/accounts.ts'
import { ASKED_FIELDS, nothingTold } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { newAccount } from '../support/new-account.ts'

const drawer = new Map<string, string>()
let hear: (event: { key: string | null }) => void

beforeEach(() => {
  drawer.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, text: string) => drawer.set(name, text),
    removeItem: (name: string) => drawer.delete(name),
  })
})

function sessionOf(id: string) {
  const user = { id, email: null, displayName: 'User' }
  return { accessToken: 'token', refreshToken: `key of the ${id}`, expiresAt: Date.now() + 900_000, user }
}

/** A session exists, and a sign-in replaces it; since the account was requested, another sign-in may have come. */
function leave(told: Partial<Account> = {}, here?: string) {
  const account = newAccount(told)
  setSessionState({ session: sessionOf(here ?? account.id) })
  leaveGuest(account, 'account')
}

const ADA = { first: 'Ada', last: 'Lovelace' }

test('a guest with something to lose is remembered, only for the account that was signed in to', () => {
  leave(ADA)
  expect(leftGuestOf('account')).toEqual({
    to: 'account',
    id: 'guest',
    browserKey: 'key of the guest',
    ...pick(nothingTold, ASKED_FIELDS),
    ...ADA,
  })
  expect(leftGuestOf('account')).toBe(leftGuestOf('account'))
  expect([leftGuestOf('another'), leftGuestOf(null)]).toEqual([null, null])
})

test.each<[string, Partial<Account>]>([
  ['who has nothing', {}],
  ['with an address', { ...ADA, ghost: false }],
  [
    'with a passkey',
    {
      ...ADA,
      keys: [
        {
          id: 'k',
          leavesAt: null,
          type: 'passkey',
          name: 'x',
          createdAt: '2026-01-01T00:00:00.000Z',
          lastUsed: null,
          synced: false,
          provider: null,
        },
      ],
    },
  ],
  ['who signs in to the same account', { ...ADA, id: 'account' }],
])('somebody %s is not remembered', (_, told) => {
  leave(told)
  expect(drawer.has('left_guest')).toBe(false)
})

test.each([
  ['likes:guest', '{"version":1,"likes":[{"post":"a","by":"b"}]}'],
  ['rummage_world:guest', '{"version":1,"game":{"currentJob":"a job"}}'],
])('data that exists only in the browser is something to lose: %s', (name, text) => {
  drawer.set(name, text)
  leave()
  expect(leftGuestOf('account')?.id).toBe('guest')
})

test('a guest is not remembered once another account has taken its place', () => {
  leave(ADA, 'a guest anew')
  expect(drawer.has('left_guest')).toBe(false)
})

test('a later guest replaces an earlier one, and one with nothing to lose does not', () => {
  leave(ADA)
  leave({ id: 'second guest', bornOn: '1990-12-10' })
  expect(leftGuestOf('account')?.id).toBe('second guest')
  leave({ id: 'third guest' })
  expect(leftGuestOf('account')?.id).toBe('second guest')
})

test('it is deleted after a decision and at a sign-out, and other tabs are notified', () => {
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
  })
  const told = vi.fn()
  onLeftGuest(told)
  leave(ADA)
  expect(told).toHaveBeenCalledTimes(1)
  forgetLeftGuest()
  expect(leftGuestOf('account')).toBeNull()
  leave(ADA)
  removeEverything()
  expect(leftGuestOf('account')).toBeNull()
  told.mockClear()
  hear({ key: 'left_guest' })
  hear({ key: 'something else' })
  hear({ key: null })
  expect(told).toHaveBeenCalledTimes(2)
})

test.each(['{', 'null', '[]', '{"to":"account"}', '{"to":"account","id":"","browserKey":7}'])(
  'an invalid value is no guest: %j',
  (text) => {
    drawer.set('left_guest', text)
    expect(leftGuestOf('account')).toBeNull()
  },
)
