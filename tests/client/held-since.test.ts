import { expect, test } from 'vitest'
import { leavesFrom, protectedFrom } from '#client/layout/held-since.ts'
import type { Account } from '#shared/accounts.ts'
import type { Change } from '#shared/changes.ts'
import type { Key } from '#shared/credentials.ts'
import { newAccount } from '../support/new-account.ts'

const now = new Date('2026-11-10T12:00:00.000Z').getTime()
const seniority = 3 * 86_400
const age = { seniority, now }

function daysAgo(days: number) {
  return new Date(now - days * 86_400_000).toISOString()
}

const browser = { id: 'b', type: 'browser', createdAt: daysAgo(9), leavesAt: null } as Key
const emailKey = { id: 'e', type: 'email', email: 'key@example.com', activated: true, leavesAt: null } as Key

function passkeyOf(days: number, facts: Partial<Key> = {}) {
  return { id: 'p', type: 'passkey', createdAt: daysAgo(days), leavesAt: null, ...facts } as Key
}

function owner(facts: Partial<Account> = {}) {
  const email = 'ada@example.com'
  const emails = { [email]: { verified: true, leavesAt: null } }
  return newAccount({ email, emailVerified: true, emails, keys: [browser], createdAt: daysAgo(9), ...facts })
}

function done(event: Change['event'], days: number, key: Change['key'] = null) {
  return { event, key, at: daysAgo(days), takesEffectAt: null, isStopped: false } as Change
}

test('an account is protected once its oldest passkey or address is three days old', () => {
  const guest = newAccount({ keys: [browser] })
  expect(protectedFrom(guest, [], age)).toEqual({ kind: 'bare' })
  const keys = [browser, passkeyOf(1)]
  expect(protectedFrom({ ...guest, keys }, [], age)).toEqual({ kind: 'young', from: daysAgo(-2) })
  expect(protectedFrom({ ...guest, keys: [passkeyOf(4)] }, [], age)).toEqual({ kind: 'settled' })
  const changes = [done('address_verified', 2)]
  expect(protectedFrom(owner(), changes, age)).toEqual({ kind: 'young', from: daysAgo(-1) })
  expect(protectedFrom(owner(), [], age)).toEqual({ kind: 'settled' })
})

test('an account that started with its address has that age', () => {
  expect(protectedFrom(owner({ createdAt: daysAgo(1) }), [], age)).toEqual({
    kind: 'young',
    from: daysAgo(-2),
  })
})

test('credentials that were added and removed again do not count', () => {
  const away = { ...done('address_verified', 1), isStopped: true }
  expect(protectedFrom(owner(), [away], age)).toEqual({ kind: 'settled' })
})

test('an account stays protected while a settled credential is leaving', () => {
  const emails = { 'old@example.com': { verified: true, leavesAt: daysAgo(-1) } }
  const changes = [done('address_changed', 2)]
  expect(protectedFrom(owner({ emails }), changes, age)).toEqual({ kind: 'settled' })
})

test('a credential of three days leaves in three days, and any other at once', () => {
  const activated = done('key_activated', 1, { type: 'email', name: 'key@example.com' })
  expect(leavesFrom(passkeyOf(4), owner(), [], age)).toBe(daysAgo(-3))
  expect(leavesFrom(passkeyOf(2), owner(), [], age)).toBeNull()
  expect(leavesFrom(emailKey, owner(), [], age)).toBe(daysAgo(-3))
  expect(leavesFrom(emailKey, owner(), [activated], age)).toBeNull()
  expect(leavesFrom('recovery email', owner(), [], age)).toBe(daysAgo(-3))
  expect(leavesFrom('recovery email', owner(), [done('address_changed', 2)], age)).toBeNull()
  expect(leavesFrom(browser, owner(), [], age)).toBeNull()
  expect(leavesFrom(passkeyOf(4), owner(), [], { seniority: 0, now })).toBeNull()
  expect(leavesFrom(passkeyOf(4, { leavesAt: daysAgo(-1) }), owner(), [], age)).toBe(daysAgo(-1))
})
