import { describe, expect, it } from 'vitest'
import { describeForecast, describeLeft } from '#client/layout/describe-forecast.ts'
import type { Key } from '#shared/credentials.ts'

const times = { leavesAt: null, createdAt: '2026-01-01T00:00:00.000Z', lastUsed: null }
const here: Key = {
  ...times,
  id: 'b1',
  name: 'Safari on iPhone',
  type: 'browser',
  browserId: 'x',
  current: true,
}
const other: Key = { ...here, id: 'b2', name: 'Firefox on Linux', browserId: 'y', current: false }
const bound: Key = {
  ...times,
  id: 'p1',
  name: 'Windows Hello',
  type: 'passkey',
  synced: false,
  provider: null,
}
const synced: Key = { ...bound, id: 'p2', name: '1Password', synced: true, provider: '1Password' }
const emailKey: Key = {
  ...times,
  id: 'e1',
  name: 'b@x.example',
  type: 'email',
  email: 'b@x.example',
  activated: true,
}
const ADDRESS = 'a@x.example'

function account(keys: Key[], email: string | null = null, emailVerified = email !== null) {
  return { keys, email, emailVerified }
}

describe('the line above the keys', () => {
  it.each([
    ['a guest', account([here]), 'You cannot get back in if you lose this phone.'],
    [
      'a guest with a pending address',
      account([here], ADDRESS, false),
      'You cannot get back in if you lose this phone.',
    ],
    [
      'one address',
      account([here], ADDRESS),
      'You can get back in if you lose this phone. You cannot if you lose your mailbox too.',
    ],
    [
      'another browser',
      account([here, other]),
      'You can get back in if you lose this phone. You cannot if you lose your other browser too.',
    ],
    [
      'a passkey that may be in this very phone',
      account([here, bound]),
      'You can get back in if you lose this phone, unless every passkey is lost with it.',
    ],
    [
      'a passkey that is in this very phone',
      account([here, { ...bound, browserId: 'x' }]),
      'You cannot get back in if you lose this phone.',
    ],
    [
      'a passkey in another browser that is signed in',
      account([here, other, { ...bound, browserId: 'y' }]),
      'You can get back in if you lose this phone. You cannot if you lose your other browser too.',
    ],
    [
      'a second key of this browser id, with a passkey: somebody may have copied the id',
      account([here, { ...other, browserId: 'x' }, { ...bound, browserId: 'x' }]),
      'You cannot get back in if you lose this phone.',
    ],
    [
      'a synced passkey, though it was made in this very phone',
      account([here, { ...synced, browserId: 'x' }]),
      'You can get back in if you lose this phone. You cannot if you lose your password manager too.',
    ],
    [
      'a synced passkey and one in an unknown place',
      account([here, synced, bound]),
      'You can get back in if you lose this phone. If you lose your password manager too, only a passkey on another device opens it.',
    ],
    [
      'two that outlive it',
      account([here, synced], ADDRESS),
      'You can get back in if you lose this phone, even if you lose your password manager with it.',
    ],
  ])('of %s', (_, of, line) => {
    expect(describeForecast(of, 'This phone')).toBe(line)
  })
})

describe('what a lost method leaves', () => {
  it('is one method, and what that means', () => {
    expect(describeLeft(account([here, bound]), { keys: [bound] }, 'This phone')).toBe(
      'After that, only this phone opens your account. Lose that, and nobody can let you in.',
    )
    expect(describeLeft(account([here], ADDRESS), { recoveryEmail: true }, 'This phone')).toBe(
      'After that, only this phone opens your account. Lose that, and nobody can let you in.',
    )
  })

  it('is several methods, each named as in the list, a passkey with its provider', () => {
    expect(describeLeft(account([here, synced, bound], ADDRESS), { keys: [bound] }, 'This computer')).toBe(
      'After that, this computer, the passkey 1Password and a@x.example still open your account.',
    )
    expect(
      describeLeft(account([here, other, synced, emailKey], ADDRESS), { keys: [here] }, 'This phone'),
    ).toBe('After that, Firefox on Linux, the passkey 1Password and 2 more still open your account.')
  })

  it('is nothing after the last one, and no sentence where nothing is lost', () => {
    expect(describeLeft(account([here]), { keys: [here] }, 'This phone')).toBe(
      'After that, nothing opens your account.',
    )
    const feature: Key = { ...times, id: 'f', name: 'Beta', type: 'feature', featureName: 'beta' }
    expect(describeLeft(account([here, feature]), { keys: [feature] }, 'This phone')).toBeNull()
    expect(describeLeft(account([here], ADDRESS, false), { recoveryEmail: true }, 'This phone')).toBeNull()
    const twice = { ...emailKey, email: ADDRESS }
    expect(describeLeft(account([here, twice], ADDRESS), { recoveryEmail: true }, 'This phone')).toBeNull()
  })
})
