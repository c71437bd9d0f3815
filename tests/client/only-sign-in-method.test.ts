import { expect, test } from 'vitest'
import { isLastSignInMethod } from '#client/credentials/only-sign-in-method.ts'
import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'

const passkey = { id: 'p', type: 'passkey' } as Key
const browser = { id: 'b', type: 'browser' } as Key
const waiting = { id: 'w', type: 'email', activated: false } as Key
const feature = { id: 'f', type: 'feature' } as Key

function accountWith(keys: Key[], emailVerified = false) {
  return { keys, emailVerified } as Account
}

test('only the last sign-in method is marked as not removable', () => {
  expect(isLastSignInMethod(accountWith([browser, waiting, feature]), browser)).toBe(true)
  expect(isLastSignInMethod(accountWith([browser, passkey]), browser)).toBe(false)
  expect(isLastSignInMethod(accountWith([browser], true), browser)).toBe(false)
  expect(isLastSignInMethod(accountWith([browser, waiting, feature]), waiting)).toBe(false)
  expect(isLastSignInMethod(accountWith([browser, waiting, feature]), feature)).toBe(false)
})
