import { expect, test } from 'vitest'
import { isLastWayIn } from '#client/credentials/last-way-in.ts'
import type { Account } from '#shared/account.ts'
import type { Key } from '#shared/keys.ts'

const passkey = { id: 'p', type: 'passkey' } as Key
const browser = { id: 'b', type: 'browser' } as Key
const waiting = { id: 'w', type: 'email', activated: false } as Key
const feature = { id: 'f', type: 'feature' } as Key

function accountWith(keys: Key[], emailVerified = false) {
  return { keys, emailVerified } as Account
}

test('the last key that opens the door is known to stay, and no other', () => {
  expect(isLastWayIn(accountWith([browser, waiting, feature]), browser)).toBe(true)
  expect(isLastWayIn(accountWith([browser, passkey]), browser)).toBe(false)
  expect(isLastWayIn(accountWith([browser], true), browser)).toBe(false)
  expect(isLastWayIn(accountWith([browser, waiting, feature]), waiting)).toBe(false)
  expect(isLastWayIn(accountWith([browser, waiting, feature]), feature)).toBe(false)
})
