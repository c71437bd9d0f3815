import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import {
  isSignedOutAnswer,
  isUnreachable,
  refusalOf,
  SYSTEM_ERROR,
  TOO_MANY_KEYS,
} from '#client/api/refusal.ts'
import { errorCatalogue } from '#shared/errors.ts'

function answered(facts: object) {
  const data = { success: false, ...facts }
  return TRPCClientError.from({ error: { code: -32_000, message: 'inner', data } } as never)
}

test('the message is the answer’s error, then its message, then the fallback', () => {
  const code = 'invalid_input'
  expect(refusalOf(answered({ code, error: 'Email is required', message: 'm' })).sentence).toBe(
    'Email is required',
  )
  expect(refusalOf(answered({ code, error: '', message: 'm' })).sentence).toBe('m')
  expect(refusalOf(answered({ code }), 'Login failed').sentence).toBe('Login failed')
})

test('the one error with a machine code is shown by its message', () => {
  const conflict = answered({ code: 'email_exists', error: 'email_exists', message: 'It belongs to another' })
  expect(refusalOf(conflict)).toMatchObject({ code: 'email_exists', sentence: 'It belongs to another' })
})

test('issues are included, invalid ones are not', () => {
  const issues = [{ path: 'email', message: 'Email is required' }, { path: 1 }, null]
  expect(refusalOf(answered({ code: 'invalid_input', error: 'x', issues })).issues).toEqual([issues[0]])
})

test('a server that is away or answers nonsense is a system error', () => {
  const away = TRPCClientError.from(new TypeError('Failed to fetch'))
  expect(refusalOf(away)).toMatchObject({ code: 'network', sentence: SYSTEM_ERROR })
  expect(SYSTEM_ERROR).toBe(errorCatalogue.unavailable.sentence)
  expect(TOO_MANY_KEYS).toBe(errorCatalogue.tooManyKeys.sentence)
  expect(refusalOf(answered({ success: true })).code).toBe('network')
})

test('an error of this browser shows its own message', () => {
  expect(refusalOf(new Error('Failed to get credential')).sentence).toBe('Failed to get credential')
  expect(refusalOf(new Error(''), 'Failed to add passkey').sentence).toBe('Failed to add passkey')
  expect(refusalOf(undefined).sentence).toBe('Network request failed')
})

test('only answers about session and key sign out', () => {
  expect(isSignedOutAnswer(answered({ code: 'not_authenticated' }))).toBe(true)
  expect(isSignedOutAnswer(answered({ code: 'invalid_credential' }))).toBe(false)
  expect(isSignedOutAnswer(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(false)
})

test('no answer and "not now" mean that the server is away, a refusal does not', () => {
  expect(isUnreachable(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(true)
  expect(isUnreachable(answered({ code: 'rate_limited' }))).toBe(true)
  expect(isUnreachable(answered({ code: 'not_authenticated' }))).toBe(false)
  expect(isUnreachable(new Error('Not authenticated'))).toBe(false)
})
