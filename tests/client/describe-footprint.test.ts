import { expect, test } from 'vitest'
import { describeFootprint } from '#client/data-rights/describe-footprint.ts'
import type { HeldValue } from '#shared/data-inventory.ts'

function inventory(held: Record<string, HeldValue>) {
  return Object.entries(held).map(([path, value]) => {
    const [table = '', column = ''] = path.split('.')
    return { table, column, purpose: 'What it is for', kept: 'As long as the account', value }
  })
}

const guest = {
  'accounts.first': null,
  'accounts.email': null,
  'accounts.created_at': '2026-11-20T08:00:00.000Z',
  'accounts.last_used_at': '2026-11-27T08:00:00.000Z',
  'accounts.journal_seq': 1,
  'keys.name': 'Firefox on Linux',
  'keys.type': 'browser',
}

test('a guest is ten lines, most of which say that nothing is held', () => {
  const lines = describeFootprint(inventory(guest))
  expect(lines).toHaveLength(10)
  expect(Object.fromEntries(lines)).toMatchObject({
    Name: 'Not added',
    Birthday: 'Not added',
    'Recovery email': 'Not added',
    'Other email addresses': 'None',
    Passkeys: 'None',
    'Signed-in browsers': 'Firefox on Linux',
    'Account made': expect.stringMatching(/^Nov.20,.2026, /),
    Journal: '1 entry',
    'On the way to you': 'None',
  })
})

test('an account with more is as short; keys that were deleted are not among the ones it has', () => {
  const lines = describeFootprint(
    inventory({
      ...guest,
      'accounts.first': 'Ada',
      'accounts.last': 'Lovelace',
      'accounts.born_on': '1990-12-10',
      'accounts.email': 'ada@example.com',
      'accounts.journal_seq': 12,
      'addresses.address': ['ada@example.com', 'work@example.com'],
      'keys.name': ['Firefox on Linux', 'Chrome on Android', 'iCloud Keychain', 'work@example.com'],
      'keys.type': ['browser', 'browser', 'passkey', 'email'],
      'keys.email': [null, null, null, 'work@example.com'],
      'keys.revoked_at': [null, '2026-11-21T08:00:00.000Z', null, null],
      'links.address': ['ada@example.com', 'work@example.com'],
      'codes.address': 'new@example.com',
    }),
  )
  expect(Object.fromEntries(lines)).toMatchObject({
    Name: 'Ada Lovelace',
    Birthday: expect.stringMatching(/^December.10,.1990$/),
    'Recovery email': 'ada@example.com',
    'Other email addresses': 'work@example.com',
    Passkeys: 'iCloud Keychain',
    'Signed-in browsers': 'Firefox on Linux',
    Journal: '12 entries',
    'On the way to you': '2 sign-in links, 1 code',
  })
})
